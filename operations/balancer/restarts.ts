import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { BalancedShop, Member } from './parts.ts'
import { addOnce, type Figures, findChoices, openAccounts, readCart, shop } from './shoppers.ts'

export interface Run {
  shoppers: number
  accounts: number
  /** The most that one shopper does. */
  rounds: number
  /** Number of restarts of every process, and of kills. */
  restarts: number
  kills: number
  /** If nothing else runs, a drained process breaks no call at all; on a busy machine a repetition heals it. */
  hasMachineAlone: boolean
}

/** Shoppers at work while every process is replaced, in order and not; then what they were promised is counted. */
export async function shopThroughRestarts(shopfront: BalancedShop, run: Run): Promise<void> {
  const { address, members, postgres } = shopfront
  const choices = await findChoices(address)
  assert.ok(choices.length > 3, 'the demo has products without options')
  const accounts = await openAccounts(address, run.accounts)
  // Nothing is refused for want of stock.
  await postgres.query('update variants set stock = null')

  const during = async (name: string, faults: () => Promise<void>): Promise<Figures> => {
    const figures: Figures = { reads: 0, readsAgain: [], additions: 0, additionsAgain: [], broken: [] }
    let isOver = false
    const work = Array.from({ length: run.shoppers }, (_, at) =>
      shop(address, accounts[at % accounts.length]!, choices[at % choices.length]!, figures, {
        rounds: run.rounds,
        isOver: () => isOver,
      }),
    )
    const began = Date.now()
    await faults()
    isOver = true
    await Promise.all(work)
    const seconds = ((Date.now() - began) / 1_000).toFixed(1)
    console.log(
      `${name}: ${run.shoppers} shoppers, ${figures.reads} reads (${figures.readsAgain.length} asked again), ` +
        `${figures.additions} additions (${figures.additionsAgain.length} asked again), ` +
        `${figures.broken.length} broken, ${seconds} s`,
    )
    for (const line of countOf([...figures.readsAgain, ...figures.additionsAgain])) console.log(`  ${line}`)
    return figures
  }

  const replaced = await during('every process restarted by SIGTERM', async () => {
    for (let time = 0; time < run.restarts; time++)
      await Promise.all(
        ['api', 'storefront'].map(async tier => {
          for (const member of members.filter(({ name }) => name.startsWith(tier)))
            await restart(shopfront, member, 'SIGTERM')
        }),
      )
  })
  assert.deepEqual(replaced.broken, [])
  const again = [...replaced.readsAgain, ...replaced.additionsAgain]
  if (run.hasMachineAlone) assert.deepEqual(again, [], 'a drained process breaks nothing')

  const killed = await during('killed by SIGKILL', async () => {
    for (let at = 0; at < run.kills; at++) await restart(shopfront, members[at % members.length]!, 'SIGKILL')
  })
  assert.deepEqual(killed.broken, [], 'a repetition heals what a kill breaks')

  // The key that a change was confirmed under changes nothing more, at whichever process.
  const [account, choice] = [accounts[0]!, choices[0]!]
  const key = randomUUID()
  const answers: string[] = []
  for (let time = 0; time < 6; time++) {
    const response = await fetch(...addOnce(address, account, choice.id, key))
    answers.push(`${response.status} ${await response.text()}`)
  }
  assert.equal(new Set(answers).size, 1, answers.join('\n'))
  assert.match(answers[0]!, /^200/)
  account.confirmed.set(choice.id, (account.confirmed.get(choice.id) ?? 0) + 1)

  let pieces = 0
  for (const one of accounts) {
    const inCart = await readCart(address, one)
    assert.deepEqual([...inCart].sort(), [...one.confirmed].sort(), 'what was confirmed is there, once')
    for (const quantity of inCart.values()) pieces += quantity
  }
  console.log(`counted: ${pieces} pieces in ${accounts.length} carts, each confirmed once, none lost`)
}

/** Time that systemd gives a process to end. */
const MAX_ENDING_MS = 60_000

/** Ends a process, starts it again on its port, and waits until the balancer uses it. */
async function restart(
  shopfront: BalancedShop,
  member: Member,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  await member.server().stop(signal, MAX_ENDING_MS)
  await shopfront.seen(member, 'DOWN')
  member.start()
  await shopfront.seen(member, 'UP')
}

const countOf = (lines: string[]): string[] =>
  [...Map.groupBy(lines, line => line)].map(([line, same]) => `${same.length} × ${line}`)
