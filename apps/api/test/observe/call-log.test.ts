import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { useTestApp } from '../app.ts'
import { multipart, PASSWORD, signedUp } from '../fixtures.ts'
import { createTestLog } from '../log-lines.ts'

const { log, lines, entries } = createTestLog()
const api = useTestApp({ log })

/** Returns the lines logged while `work` runs. */
async function loggedBy(work: () => Promise<unknown>) {
  const before = lines.length
  await work()
  return entries().slice(before)
}
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  api().call({ method: 'POST', url: '/api/auth/signin', payload: { email, password }, headers })

test('logs a call as one line with its facts, and an ordinary read only at debug', async () => {
  const { token, id } = await signedUp(api())
  const [read] = await loggedBy(() => api().call({ method: 'GET', url: '/api/public/home?secret=1' }))
  expect(read).toEqual({
    level: 'debug',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    service: 'api',
    pid: process.pid,
    requestId: expect.stringMatching(/^[\w-]{8,}$/),
    operation: 'getHome',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    address: '127.0.0.1',
    msg: 'call',
  })
  expect(read.bytes).toBeGreaterThan(10)
  const changed = await loggedBy(() =>
    api().call({ method: 'POST', url: '/api/user/addresses', token, payload: {} }),
  )
  expect(changed).toMatchObject([{ level: 'info', accountId: id, event: 'input.refused' }])
  const [unknown] = await loggedBy(() => api().call({ method: 'GET', url: '/api/nothing-of-ours' }))
  expect(unknown).toMatchObject({ level: 'info', operation: 'none', status: 404, code: 'route.not_found' })
})

test('gives events that matter after an attack their own name in the line', async () => {
  const person = await signedUp(api())
  const eventsOf = async (work: () => Promise<unknown>) => (await loggedBy(work)).map(({ event }) => event)
  expect(await eventsOf(() => signIn(person.email, PASSWORD))).toEqual(['auth.sign_in.ok'])
  expect(await eventsOf(() => signIn(person.email, 'not the password'))).toEqual(['auth.sign_in.refused'])
  expect(await eventsOf(() => signIn('no email', PASSWORD))).toEqual(['input.refused'])
  const { body: pair } = await signIn(person.email, PASSWORD)
  const refresh = () =>
    api().call({ method: 'POST', url: '/auth/refresh-token', payload: { refreshToken: pair.refreshToken } })
  const refreshAndUse = async () => {
    const { body } = await refresh()
    await api().call({ method: 'GET', url: '/api/user/me', token: body.accessToken })
  }
  expect(await eventsOf(refreshAndUse)).toEqual([undefined, undefined])
  api().clock.advance(31_000)
  expect(await eventsOf(refresh)).toEqual(['auth.refresh.reused'])
})

test('logs no bodies, addresses or tokens, and no text that breaks a line', async () => {
  const nasty = 'Eve\r\n{"level":"error","msg":"forged"}\u001b[31m\u0000\u2028"\\'
  const person = await signedUp(api())
  const before = lines.length
  await signIn(`${nasty}@x.test`, nasty, { 'user-agent': 'a\tb\u001b"}{"msg":"forged"' })
  await api().call({
    ...multipart({ firstName: nasty, lastName: nasty }),
    method: 'POST',
    url: `/api/user/update_profile?token=${encodeURIComponent(nasty)}`,
    token: person.token,
  })
  await api().call({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":"person@secret.test", "password": hunter2}',
  })
  await api().call({ method: 'GET', url: `/api/public/product/${encodeURIComponent(nasty)}` })
  const own = lines.slice(before)
  expect(own.length).toBeGreaterThanOrEqual(4)
  for (const line of own) {
    expect(line.endsWith('}\n')).toBe(true)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there.
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u2028]/)
    expect(JSON.parse(line).msg).not.toBe('forged')
  }
  expect(own.join('')).not.toMatch(/forged|secret\.test|hunter2|Eve/)
  expect(lines.join('')).not.toContain(person.email)
  expect(lines.join('')).not.toContain(person.token)
})

test('logs an internal error with its statement, without values', async () => {
  const { db } = api().deps
  const { email } = await signedUp(api())
  await db.execute(sql`alter table users rename column email to mail`)
  try {
    const found = await loggedBy(() => signIn(email, PASSWORD))
    const failed = found.find(({ level }) => level === 'error')
    expect(failed).toMatchObject({ requestId: found.at(-1).requestId })
    expect(JSON.stringify(failed.err)).toContain('42703')
    expect(failed.err.stack.join()).toContain('auth')
    expect(JSON.stringify(found)).not.toContain(email)
  } finally {
    await db.execute(sql`alter table users rename column mail to email`)
  }
})

test('logs a call whose client disconnects before the response', async () => {
  await api().app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api().app.server.address() as AddressInfo
  const before = lines.length
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  )
  socket.destroySoon()
  await expect.poll(() => lines.slice(before).join('')).toContain('"operation":"signIn"')
  const [gone] = entries().slice(before)
  expect(gone).toMatchObject({ operation: 'signIn', status: 499 })
  expect(lines.length).toBe(before + 1)
})

test('takes the id of a request from a trusted proxy only', async () => {
  const given = 'request-of-the-proxy'
  const idFrom = async (remoteAddress: string) => {
    const answer = await api().app.inject({
      method: 'GET',
      url: '/healthz',
      remoteAddress,
      headers: { 'x-request-id': given },
    })
    return answer.headers['x-request-id']
  }
  expect(readConfig({}).trustProxy).toBe('loopback')
  expect(await idFrom('127.0.0.1')).toBe(given)
  expect(await idFrom('203.0.113.9')).not.toBe(given)
})
