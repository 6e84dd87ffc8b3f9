import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { answers, isAllGone, isUp, kill, patience, start, supervisorOf } from './start-runs.ts'

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

test('a port that is taken is named with its setting, and nothing is started', patience, async context => {
  const taken = createServer().listen(0, '0.0.0.0')
  context.after(() => taken.close())
  await new Promise(resolve => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const cases = [
    ['storefront', 'PORT'],
    ['API', 'API_PORT'],
  ] as const
  await Promise.all(
    cases.map(async ([name, variable]) => {
      const run = await start({ env: { [variable]: String(port) } })
      assert.equal(await run.ended, 1)
      assert.match(run.output(), new RegExp(`Port ${port}, which the ${name} needs, is in use`))
      assert.match(run.output(), new RegExp(`${variable}=\\d+ npx -y pnpm start`))
      assert.doesNotMatch(run.output(), /Building|PostgreSQL/)
    }),
  )
})

for (const [what, env, words] of [
  ['no number for a port', { PORT: 'http' }, /PORT is not a port number/],
  ['a number too large for a port', { API_PORT: '70000' }, /API_PORT is not a port number/],
  ['the same number for both ports', { PORT: '4711', API_PORT: '4711' }, /PORT and API_PORT are both 4711/],
  ['a host of its own without a public address', { HOST: '0.0.0.0' }, /PUBLIC_ORIGIN is not set/],
  ['a database of its own without one', { DATABASE_URL: 'postgres://db/stoa' }, /PUBLIC_ORIGIN is not set/],
] as const) {
  test(`${what} is reported before anything starts`, patience, async () => {
    const run = await start({ env })
    assert.equal(await run.ended, 1)
    assert.match(run.output(), words)
    assert.doesNotMatch(run.output(), /Building|PostgreSQL/)
  })
}
