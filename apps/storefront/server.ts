import './server/environment.ts'
import { fileURLToPath } from 'node:url'
import { createDraining, MAX_LATE_MS } from '@stoa/server-kit/draining'
import { readSettings, SettingsError } from '@stoa/server-kit/settings'
import type { ServerBuild } from 'react-router'
import { readStorefrontSettings } from './server/settings.ts'

/** Maximum duration of closing after the drain, in milliseconds. */
const MAX_CLOSING_MS = 30_000

interface Running {
  port: number
  drainSeconds: number
  close(): Promise<unknown>
}

async function startDevelopment(): Promise<Running> {
  const vite = await import('vite')
  const { port, host } = readSettings('storefront', process.env).values
  const server = await vite.createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    server: { port, host },
  })
  await server.listen()
  return { port, drainSeconds: 0, close: () => server.close() }
}

async function startProduction(): Promise<Running> {
  const settings = readStorefrontSettings(process.env)
  const { port, host } = settings
  const built = new URL('./build/', import.meta.url)
  const { buildStorefront } = await import('./server/app.ts')
  const build: ServerBuild = await import(new URL('server/index.js', built).href)
  const app = await buildStorefront({
    build,
    clientFolder: fileURLToPath(new URL('client', built)),
    settings,
    draining,
  })
  await app.listen({ port, host })
  return { port, drainSeconds: settings.drainSeconds, close: () => app.close() }
}

function explain(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `The storefront is not built. Run "pnpm --filter storefront build".\n${error}`
  if (error instanceof SettingsError) return error.message
  return String(error instanceof Error ? error.stack : error)
}

const draining = createDraining()

try {
  const server = await (process.argv.includes('--dev') ? startDevelopment() : startProduction())
  console.log(`storefront listens on http://localhost:${server.port}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), server.drainSeconds * 1_000 + MAX_LATE_MS + MAX_CLOSING_MS).unref()
      await draining.begin(server.drainSeconds)
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
