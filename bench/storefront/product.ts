import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { run, startNode, stopProcess } from '@stoa/testing/processes'

export interface Product {
  readonly address: string
  stop(): Promise<void>
}

/** Builds the product and starts it as it ships, on free ports and with a data folder of its own. */
export async function startProduct(): Promise<Product> {
  const built = await run('turbo', ['run', 'build', '--filter', 'storefront', '--output-logs', 'errors-only'])
  if (built.code !== 0) throw new Error(built.output)

  const data = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const started: ChildProcess[] = []
  const stop = async () => {
    for (const child of started.reverse()) await stopProcess(child, 15_000)
    rmSync(data, { recursive: true, force: true })
  }
  const start = async (folder: string, file: string, ready: string, env: NodeJS.ProcessEnv) => {
    const child = startNode([file], { cwd: inRoot('apps', folder), env, onLine: () => {} })
    started.push(child)
    await waitForHttp(ready, 180_000, () => child.exitCode === null)
  }
  try {
    await start('api', 'src/server.ts', `http://127.0.0.1:${apiPort}/readyz`, {
      PORT: String(port),
      API_PORT: String(apiPort),
      NODE_ENV: 'production',
      STOA_DATA_HOME: data,
      DEMO_ORDERS: '0',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    })
    await start('storefront', 'server.ts', `${address}/about`, {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PUBLIC_ORIGIN: address,
      LOG_LEVEL: 'error',
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}
