import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { freePort } from '@stoa/testing/ports'
import { makeFolder, removeFolder } from './servers.ts'

export interface Api {
  address: string
  /** Whether it has not ended. */
  isAlive(): boolean
  /** Output so far. */
  log(): string
  /** Closes it in order. */
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * An API process with a data folder and a port of its own, on a database that is there. Returns when it is ready.
 *
 * @param env settings, in addition to those of a demo whose database the suite fills; without API_PORT it gets a free one
 * @param checkout the top of the checkout that it is of; this one unless told
 * @throws with its output if it ends before it is ready
 */
export async function startApi(env: Record<string, string>, checkout = inRoot()): Promise<Api> {
  const folder = makeFolder('api')
  const port = env.API_PORT ?? String(await freePort())
  const child = fork(join(checkout, 'apps/api/src/server.ts'), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      API_PORT: port,
      STOA_DATA_HOME: folder,
      SEED: 'own',
      DEMO_ORDERS: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'close').then(() => {
    running.delete(child)
    throw new Error(`The API ended before it was ready:\n${said}`)
  })
  ended.catch(() => removeFolder(folder))
  await Promise.race([once(child, 'message'), ended])
  return {
    address: `http://127.0.0.1:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log: () => said,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
