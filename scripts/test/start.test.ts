import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { patience, start } from './start-runs.ts'

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
  [
    'a mail server without all that a real marketplace needs',
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    /PUBLIC_ORIGIN is not set[\s\S]*TOKEN_SECRET is not set[\s\S]*MAIL_FROM is not set[\s\S]*OPERATOR_EMAIL is not set/,
  ],
] as const) {
  test(`${what} is reported before anything starts`, patience, async () => {
    const run = await start({ env })
    assert.equal(await run.ended, 1)
    assert.match(run.output(), words)
    assert.doesNotMatch(run.output(), /Building|PostgreSQL/)
  })
}
