import { createDraining, type Draining, MAX_LATE_MS } from '@stoa/server-kit/draining'
import { SettingsError } from '@stoa/server-kit/settings'
import { type Config, readConfig } from './config.ts'

/** Maximum duration of closing after the drain, in milliseconds. */
const MAX_CLOSING_MS = 30_000

export interface Life {
  readonly draining: Draining
  /** The process: `api` or `worker`. */
  readonly name: string
  /** Registers a function that closes a resource. The last one registered is called first. */
  onClose(close: () => Promise<unknown>): void
}

export type Say = (line: string) => void

/**
 * Runs a process: reads the environment, opens what `start` needs, serves, drains, and closes in reverse order.
 * `start` returns an address.
 */
export async function boot(
  name: string,
  start: (config: Config, life: Life, say: Say) => Promise<string>,
): Promise<void> {
  const say: Say = line => console.log(`${name}: ${line}`)
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of closers.reverse().splice(0))
      await one().catch(error => console.error(`${name}: while closing:`, error))
  }
  const draining = createDraining()
  let isReady = false
  try {
    const config = readConfig(process.env, { strict: true })
    endOnSignal()
    const address = await start(config, { name, draining, onClose: closer => closers.push(closer) }, say)
    isReady = true
    say(`ready at ${address}`)
    process.send?.({ ready: true, address })

    /** The first signal drains and closes, a second one ends at once. */
    function endOnSignal() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, async () => {
          if (draining.isDraining) process.exit(1)
          const seconds = isReady ? config.drainSeconds : 0
          setTimeout(() => process.exit(1), seconds * 1_000 + MAX_LATE_MS + MAX_CLOSING_MS).unref()
          say(seconds > 0 ? `draining for ${seconds} s` : 'closing')
          await draining.begin(seconds)
          await close()
          process.exit(0)
        })
    }
  } catch (error) {
    // What breaks because of the signal is no failure of the start.
    if (draining.isDraining) return
    await close()
    const { code, port } = error as { code?: string; port?: number }
    console.error(
      code === 'EADDRINUSE'
        ? `${name}: port ${port} is in use. Set ${String(port) === process.env.OPERATOR_PORT ? 'OPERATOR_PORT' : 'API_PORT'} to another one.`
        : `${name}: ${error instanceof Error ? error.message : error}`,
    )
    if (!(error instanceof SettingsError)) console.error(error)
    process.exit(1)
  }
}
