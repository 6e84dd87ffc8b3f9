import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answers,
  apiOf,
  isAllGone,
  isUp,
  kill,
  patience,
  postgresOf,
  start,
  storefrontOf,
  supervisorOf,
  until,
} from './start-runs.ts'

test('Ctrl-C in a terminal stops all of it in order, and says so', patience, async () => {
  const run = await start({ npx: true })
  await isUp(run)
  process.kill(-run.child.pid!, 'SIGINT')
  kill(supervisorOf(run), 'SIGINT')
  await isAllGone(run)
  assert.match(run.output(), /Everything is stopped/)
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npx alone ends everything`, patience, async () => {
    const run = await start({ npx: true })
    await isUp(run)
    process.kill(run.child.pid!, signal)
    await isAllGone(run)
  })
}

for (const [name, find] of [
  ['API', apiOf],
  ['storefront', storefrontOf],
] as const) {
  test(
    `the end of the ${name} ends the rest with a word why, and the next start comes up`,
    patience,
    async () => {
      const run = await start()
      await isUp(run)
      kill(find(run), 'SIGKILL')
      assert.equal(await run.ended, 1)
      assert.match(run.output(), /ended by itself \(SIGKILL\)/)
      const next = await start({ env: { PORT: String(run.port), API_PORT: String(run.apiPort) } })
      await isUp(next)
      await answers(next)
    },
  )
}

test('a killed PostgreSQL comes back while everything else goes on', patience, async () => {
  const run = await start()
  await isUp(run)
  const killed = postgresOf()
  kill(killed, 'SIGKILL')
  await until('Another PostgreSQL', () => postgresOf().some(pid => !killed.includes(pid)))
  const home = `http://127.0.0.1:${run.port}/api/public/home`
  await until('The home page', async () => (await fetch(home)).status === 200)
  await answers(run)
})

test('starts once and explains the refusal of a second start at the same time', patience, async () => {
  const one = await start()
  const other = await start({ env: { PORT: String(one.port), API_PORT: String(one.apiPort) } })
  await until('The refusal', () => [one, other].some(({ child }) => child.exitCode !== null))
  const [refused, accepted] = one.child.exitCode === null ? [other, one] : [one, other]
  assert.match(refused.output(), /is in use by another process/)
  await isUp(accepted)
  await answers(accepted)
})

test('killed while it serves from source, the keepers of its watchers end too', patience, async () => {
  const run = await start({ script: 'dev' })
  await isUp(run)
  kill(supervisorOf(run), 'SIGKILL')
  await isAllGone(run)
})

test(
  'a killed supervisor takes everything with it, and the next start finds the way free',
  patience,
  async () => {
    const first = await start()
    await isUp(first)
    assert.match(first.output(), new RegExp(`Storefront +http://localhost:${first.port}\\n`))
    assert.match(first.output(), new RegExp(`API reference +http://127.0.0.1:${first.apiPort}/reference\\n`))
    await answers(first)
    // The demo can pay, without money.
    const market = await fetch(`http://localhost:${first.port}/api/public/market`)
    const { payment } = (await market.json()) as { payment: { provider: string } | null }
    assert.equal(payment?.provider, 'test')
    kill(supervisorOf(first), 'SIGKILL')

    // On the same ports, while the killed run is still on its way out.
    const second = await start({ env: { PORT: String(first.port), API_PORT: String(first.apiPort) } })
    await isUp(second)
    await answers(second)
    // Kills only the package manager, so that no one forwards its signal.
    process.kill(second.child.pid!, 'SIGKILL')
    await isAllGone(second)
  },
)
