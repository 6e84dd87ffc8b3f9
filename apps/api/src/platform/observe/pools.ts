import pg from 'pg'
import { currentWork } from './current-work.ts'
import { signals } from './signals.ts'

const open = new Map<pg.Pool, string>()

/** Open pools of this process, with the name of their purpose. */
export const openPools = (): ReadonlyMap<pg.Pool, string> => open

type Callback = (error: Error | undefined, ...rest: unknown[]) => void

/** A pool that signals how long it lets others wait for a connection, and each statement. */
export function createPool(name: string, config: pg.PoolConfig): pg.Pool {
  return new SignalingPool(name, { ...config, Client: signalingClient(name) })
}

class SignalingPool extends pg.Pool {
  readonly #name: string

  constructor(name: string, config: pg.PoolConfig) {
    super(config)
    this.#name = name
    open.set(this, name)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: unknown): Promise<pg.PoolClient> | undefined {
    const connect = super.connect.bind(this) as (callback?: Callback) => Promise<pg.PoolClient>
    if (!signals.connectionAwaited.hasSubscribers) return connect(callback as Callback | undefined)
    const since = performance.now()
    const end = () =>
      signals.connectionAwaited.publish({ pool: this.#name, seconds: (performance.now() - since) / 1_000 })
    if (callback) {
      connect((...given) => {
        end()
        ;(callback as Callback)(...given)
      })
      return
    }
    const waiting = connect()
    waiting.then(end, end)
    return waiting
  }

  override async end(): Promise<void> {
    open.delete(this)
    await super.end()
  }
}

const signalingClient = (pool: string): typeof pg.Client =>
  class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg has seven forms of it, and all are passed on.
    override query(...given: any[]): any {
      const query = super.query.bind(this) as (...given: unknown[]) => unknown
      if (!signals.statementEnded.hasSubscribers) return query(...given)
      const end = beginStatement(pool, given[0])
      const last = given.length - 1
      const callback = given[last]
      if (typeof callback === 'function') {
        given[last] = (error: unknown, ...rest: unknown[]) => {
          end(error)
          callback(error, ...rest)
        }
        return query(...given)
      }
      const answer = query(...given)
      if (answer instanceof Promise) answer.then(() => end(null), end)
      return answer
    }
  }

function beginStatement(pool: string, asked: unknown): (error: unknown) => void {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: unknown } | null)?.text ?? '')
  const [work, since, startedAt] = [currentWork(), performance.now(), Date.now()]
  return error =>
    signals.statementEnded.publish({
      pool,
      text,
      work,
      startedAt,
      seconds: (performance.now() - since) / 1_000,
      isFailed: Boolean(error),
    })
}
