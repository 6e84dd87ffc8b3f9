import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../../../scripts/lib/paths.ts'
import { freePort, waitForHttp } from '../../../../scripts/lib/ports.ts'
import { startProcess, stopProcess } from '../../../../scripts/lib/processes.ts'

/** Starts the product as it ships, on free ports and with a data folder of its own; ends and removes all of it. */
export default async function startServers(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOREFRONT_URL) return undefined

  const data = mkdtempSync(join(tmpdir(), 'stoa-e2e-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const words: string[] = []
  const onLine = (line: string) => {
    words.push(line)
    if (words.length > 60) words.shift()
  }
  const node = inRoot('node_modules/.bin/node')
  const api = startProcess(node, ['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      PORT: String(port),
      API_PORT: String(apiPort),
      NODE_ENV: 'production',
      STOA_DATA_HOME: data,
      DATABASE_URL: '',
      // Every test is a shopper of its own, and all of them sit at one address.
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_MAILS_PER_ACCOUNT: '1000',
      RATE_REFRESHES_PER_ADDRESS: '100000',
      RATE_SIGN_INS_PER_ACCOUNT: '10000',
      LOG_LEVEL: 'warn',
    },
    onLine,
  })
  const storefront = startProcess(node, ['server.ts'], {
    cwd: inRoot('apps/storefront'),
    env: { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
    onLine,
  })
  const stop = async () => {
    await stopProcess(storefront)
    await stopProcess(api, 15_000)
    rmSync(data, { recursive: true, force: true })
  }

  try {
    await waitForHttp(`http://127.0.0.1:${apiPort}/readyz`, 120_000, () => api.exitCode === null)
    await waitForHttp(`http://127.0.0.1:${port}/about`, 60_000, () => storefront.exitCode === null)
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${words.join('\n')}`)
  }
  process.env.STOREFRONT_URL = `http://127.0.0.1:${port}`
  process.env.API_ADDRESS = `http://127.0.0.1:${apiPort}`
  return stop
}
