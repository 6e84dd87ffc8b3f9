import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '../balancer/parts.ts'
import { until } from '../support/servers.ts'
import type { HourShop } from './parts.ts'

export interface Fault {
  name: string
  /** Null if this machine cannot make it. */
  happen: (() => Promise<void>) | null
}

const STOPPED = 10_000
const AWAY = 20_000
const CLOCK_MINUTES = 20

/** Causes the fault, and repairs it before it resolves. */
export function faultsOf(hour: HourShop): Fault[] {
  const { shop, workers, postgres, mail, provider, dataDisk, databaseDisk, moveClock } = hour
  const kill = async (member: Member) => {
    await member.server().stop('SIGKILL')
    if (member.address) await shop.seen(member, 'DOWN')
    member.start()
    if (member.address) await shop.seen(member, 'UP')
  }
  const killed = (member: Member): Fault => ({
    name: `${member.name} is killed and started again`,
    happen: () => kill(member),
  })
  const restarted = (how: string, signal: NodeJS.Signals, pauseMs: number): Fault => ({
    name: `PostgreSQL ${how}`,
    async happen() {
      await postgres.server.stop(signal)
      await sleep(pauseMs)
      await postgres.start()
    },
  })
  const forAWhile = (name: string, begin: () => unknown, end: () => unknown, ms = AWAY): Fault => ({
    name,
    async happen() {
      await begin()
      await sleep(ms)
      await end()
    },
  })
  const clock = (minutes: number): Fault => ({
    ...forAWhile(
      `the clock of an API process jumps by ${minutes} minutes and back`,
      () => moveClock?.(minutes),
      () => moveClock?.(0),
    ),
    ...(!moveClock && { happen: null }),
  })
  return [
    ...shop.members.map(killed),
    ...workers.map(killed),
    restarted('restarts', 'SIGINT', 0),
    restarted('breaks down and restarts', 'SIGQUIT', 0),
    restarted('is away for ten seconds', 'SIGINT', STOPPED),
    forAWhile('the mail server is away', mail.goAway, mail.comeBack),
    forAWhile(
      'the mail server refuses',
      () => mail.refuse(true),
      () => mail.refuse(false),
    ),
    forAWhile('the payment provider stands still', provider.freeze, provider.thaw),
    forAWhile(
      'the payment provider answers 500',
      () => provider.breakDown(true),
      () => provider.breakDown(false),
    ),
    {
      name: 'the payment provider is killed and started again',
      async happen() {
        await provider.kill()
        await sleep(STOPPED)
        await provider.start()
      },
    },
    {
      ...forAWhile(
        'the disk of pictures is full',
        () => dataDisk?.fill(),
        () => dataDisk?.free(),
      ),
      ...(!dataDisk && { happen: null }),
    },
    {
      name: 'the disk of the database is full',
      happen: databaseDisk && (() => fillDatabaseDisk(hour)),
    },
    clock(CLOCK_MINUTES),
    clock(-CLOCK_MINUTES),
  ]
}

/** PostgreSQL ends if it cannot write its log; its operator makes room and starts it again. */
async function fillDatabaseDisk({ databaseDisk, postgres }: HourShop): Promise<void> {
  databaseDisk?.fill()
  await sleep(AWAY)
  databaseDisk?.free()
  // The process may be about to end, or recover on its own.
  await until('the database after its disk was full', async () => {
    if (!postgres.server.isAlive()) await postgres.start()
    await postgres.query('create temporary table room (n int)')
    return true
  })
}
