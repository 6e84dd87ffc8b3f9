import type { ChildProcess } from 'node:child_process'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { startNode } from '@stoa/testing/processes'

export interface RunningApi {
  url: string
  child: ChildProcess
}

/**
 * The API as it is shipped, in a process of its own, with its jobs.
 *
 * @param env further settings
 */
export async function startApi(
  { databaseUrl, data, env }: { databaseUrl: string; data: string; env?: Record<string, string> },
  onStart: (child: ChildProcess) => void,
): Promise<RunningApi> {
  const port = await freePort()
  const child = startNode(['src/server.ts'], {
    cwd: inRoot('apps/api'),
    env: {
      API_PORT: String(port),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SEED: 'own',
      STOA_DATA_HOME: data,
      LOG_LEVEL: 'error',
      RATE_AUTH_PER_ADDRESS: '100000',
      RATE_SELLER_COMMANDS_PER_ACCOUNT: '1000000',
      ...env,
    },
    onLine: line => line.includes('"level":') && console.error(line),
  })
  onStart(child)
  const url = `http://127.0.0.1:${port}`
  await waitForHttp(`${url}/readyz`, 60_000, () => child.exitCode === null)
  return { url, child }
}
