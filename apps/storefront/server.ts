import './server/environment.ts'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { DEFAULT_API_URL } from './server/api-paths.ts'
import { readPublicOrigin } from './server/public-origin.ts'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '0.0.0.0'
const GRACE_IN_MS = 10_000

interface Closable {
  close(): Promise<unknown>
}

async function startDevelopment(): Promise<Closable> {
  const vite = await import('vite')
  const server = await vite.createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    server: { port, host },
  })
  return server.listen()
}

async function startProduction(): Promise<Closable> {
  const publicOrigin = readPublicOrigin(process.env.PUBLIC_ORIGIN)
  const built = new URL('./build/', import.meta.url)
  const { buildStorefront } = await import('./server/app.ts')
  const build: ServerBuild = await import(new URL('server/index.js', built).href)
  const app = await buildStorefront({
    build,
    clientFolder: fileURLToPath(new URL('client', built)),
    apiUrl: process.env.API_URL ?? DEFAULT_API_URL,
    publicOrigin,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
  })
  await app.listen({ port, host })
  return app
}

function explain(error: unknown): string {
  const code = (error as { code?: string } | null)?.code
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `The storefront is not built. Run "pnpm --filter storefront build".\n${error}`
  if (error instanceof RangeError) return error.message
  return String(error instanceof Error ? error.stack : error)
}

try {
  const server = await (process.argv.includes('--dev') ? startDevelopment() : startProduction())
  console.log(`storefront listens on http://localhost:${port}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), GRACE_IN_MS).unref()
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
