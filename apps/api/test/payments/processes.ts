import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepPort, type RunningProvider } from './test-provider.ts'

const SERVER = fileURLToPath(new URL('../../src/server.ts', import.meta.url))

export interface ApiProcess {
  address: string
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** API processes as they run in earnest, on a database and with a provider that are there already. */
export async function apiProcesses(options: {
  tokenKey: Uint8Array
  databaseUrl: string
  env?: Readonly<Record<string, string>>
}) {
  const home = await mkdtemp(join(tmpdir(), 'stoa-api-process-'))
  await writeFile(join(home, 'token.key'), Buffer.from(options.tokenKey).toString('base64url'))
  const all: ApiProcess[] = []
  return {
    async add(provider: RunningProvider, port?: number): Promise<ApiProcess> {
      const kept = port === undefined ? await keepPort() : null
      const own = port ?? kept!.port
      let child: ChildProcess | null = null
      const one: ApiProcess = {
        address: `http://127.0.0.1:${own}`,
        async start() {
          child = fork(SERVER, [], {
            stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
            env: {
              ...process.env,
              DATABASE_URL: options.databaseUrl,
              SEED: 'own',
              STOA_DATA_HOME: home,
              API_PORT: String(own),
              LOG_LEVEL: 'silent',
              TEST_PROVIDER_URL: provider.url,
              TEST_PROVIDER_KEY: provider.key,
              RATE_HELD_ITEMS_PER_ACCOUNT: '100000',
              RATE_HELD_LINES_PER_ACCOUNT: '100000',
              RATE_LAPSED_HOLDS_PER_ACCOUNT: '100000',
              RATE_PAYMENTS_PER_ACCOUNT: '1000000',
              RATE_PAYMENTS_PER_ADDRESS: '1000000',
              ...options.env,
            },
          })
          const ended = once(child, 'exit').then(() => {
            throw new Error('The API ended before it was ready.')
          })
          ended.catch(() => undefined)
          await Promise.race([once(child, 'message'), ended])
        },
        async kill() {
          if (!child || child.exitCode !== null || child.signalCode !== null) return
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        },
      }
      await kept?.release()
      await one.start()
      all.push(one)
      return one
    },
    async close() {
      await Promise.all(all.map(one => one.kill()))
      await rm(home, { recursive: true, force: true })
    },
  }
}

export interface HttpAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of it is the test's matter.
  body: any
}

/** Makes a call over the network; status 0 if the other side does not answer. */
export async function callApi(
  address: string,
  { token, method, path, payload }: { token: string; method: string; path: string; payload?: object },
): Promise<HttpAnswer> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch {
    return { status: 0, body: null }
  }
}
