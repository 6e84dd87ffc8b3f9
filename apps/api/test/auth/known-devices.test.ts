import { expect, test } from 'vitest'
import { createSmtpMail } from '../../src/adapters/mail-smtp.ts'
import type { Answer } from '../app.ts'
import { UNLIMITED, useTestApp } from '../app.ts'
import { sendEmails } from '../emails.ts'
import { mailedToken, multipart, PASSWORD, register, signedUp } from '../fixtures.ts'
import { useSmtp } from '../mail/smtp.ts'
import { emailKindsOf } from '../mailed.ts'

const limits = { ...UNLIMITED, authPerAddress: 8, signInsPerAccount: 3 }
const api = useTestApp()
const guarded = useTestApp({ config: { rateLimits: limits } })
const secure = useTestApp({ config: { siteUrl: 'https://shop.test' } })
const smtp = useSmtp()

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

interface From {
  cookie?: string | null | undefined
  address?: string
  password?: string
}
const logIn = (on: ReturnType<typeof api>, email: string, { cookie, address, password }: From = {}) =>
  on.call({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email, password: password ?? PASSWORD },
    headers: { 'user-agent': FIREFOX, ...(cookie && { cookie }) },
    ...(address && { remoteAddress: address }),
  })
/** The cookie of an answer, as the next request sends it. */
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie'] ?? '').split(';', 1)[0] || null

test('sets a cookie at login that scripts and other sites can’t read', async () => {
  const { email } = await signedUp(api())
  const plain = String((await logIn(api(), email)).headers['set-cookie'])
  expect(plain).toMatch(/^stoa-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
  await register(secure(), email)
  const overTls = String((await logIn(secure(), email)).headers['set-cookie'])
  expect(overTls).toMatch(/^__Host-stoa-device=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Strict$/)
})

test('emails the owner about a new device, and about no known one', async () => {
  const email = 'owner@example.test'
  await register(api(), email)
  const first = await logIn(api(), email)
  expect(await emailKindsOf(api(), email)).not.toContain('new-device')
  await logIn(api(), email, { cookie: cookieOf(first) })
  await logIn(api(), email, { password: 'wrong-guess' })
  expect(await emailKindsOf(api(), email)).not.toContain('new-device')
  await logIn(api(), email)

  const mail = createSmtpMail({
    url: smtp().url,
    from: { name: 'Stoa', address: 'no-reply@shop.test' },
  })
  await sendEmails(api(), { mail })
  const received = smtp().received.filter(
    ({ recipients, mail: { subject } }) => recipients.includes(email) && subject?.includes('new device'),
  )
  expect(received).toHaveLength(1)
  expect(received[0]!.mail.text).toContain('Firefox on Windows')
  expect(received[0]!.mail.text).toContain('http://shop.test/forgot-password')
})

test('uses one cookie for all accounts on a device, and replaces a secret that isn’t ours', async () => {
  const [one, other] = [await signedUp(api()), await signedUp(api())]
  const cookie = cookieOf(await logIn(api(), one.email))
  expect(cookieOf(await logIn(api(), other.email, { cookie }))).toBe(cookie)
  await logIn(api(), other.email, { cookie })
  const kinds = await emailKindsOf(api(), other.email)
  expect(kinds.filter(kind => kind === 'new-device')).toHaveLength(1)
  const planted = `stoa-device=${'x'.repeat(43)}`
  expect(cookieOf(await logIn(api(), one.email, { cookie: planted }))).not.toBe(planted)
})

test('lets the owner in on known devices after strangers used up the account’s limit', async () => {
  const email = 'besieged@example.test'
  await register(guarded(), email)
  const cookie = cookieOf(await logIn(guarded(), email, { address: '192.0.2.1' }))
  const storm = async () => {
    for (let house = 0; house < 11; house++)
      for (let at = 0; at < 3; at++)
        await logIn(guarded(), email, { address: `203.0.113.${house}`, password: 'wrong-guess' })
  }
  await storm()
  const outside = { address: '192.0.2.9' }
  expect(await logIn(guarded(), email, outside)).toMatchObject({
    status: 429,
    body: { code: 'rate.limited' },
  })
  // Neither an unknown cookie nor one of another account opens the way.
  await register(guarded(), 'neighbor@example.test')
  const foreign = cookieOf(await logIn(guarded(), 'neighbor@example.test', { address: '192.0.2.2' }))
  for (const other of [`stoa-device=${'y'.repeat(43)}`, foreign])
    expect((await logIn(guarded(), email, { ...outside, cookie: other })).status).toBe(429)

  expect((await logIn(guarded(), email, { ...outside, cookie })).status).toBe(200)
  // A device that was stolen guesses no more often than an address does.
  const guesses: number[] = []
  for (let at = 0; at < 3; at++)
    guesses.push((await logIn(guarded(), email, { ...outside, cookie, password: 'wrong-guess' })).status)
  expect(guesses).toEqual([401, 401, 429])
})

test('makes a new device known by a mailed link, once, within half an hour', async () => {
  const email = 'travelling@example.test'
  await register(guarded(), email)
  const ask = () => guarded().call({ method: 'POST', url: '/api/auth/device-link', payload: { email } })
  const confirm = (token: string, remoteAddress = '198.51.100.1') =>
    guarded().call({
      method: 'POST',
      url: '/api/auth/device-link/confirm',
      payload: { token },
      remoteAddress,
    })
  for (let house = 0; house < 11; house++)
    for (let at = 0; at < 3; at++)
      await logIn(guarded(), email, { address: `203.0.114.${house}`, password: 'wrong-guess' })
  expect((await logIn(guarded(), email, { address: '198.51.100.1' })).status).toBe(429)
  expect((await ask()).status).toBe(202)
  const token = await mailedToken(guarded(), email, 'device-link')
  const confirmed = await confirm(token)
  expect(confirmed.status).toBe(200)
  const cookie = cookieOf(confirmed)
  // The link alone logs no one in.
  const wrong = { cookie, address: '198.51.100.1', password: 'wrong-guess' }
  expect((await logIn(guarded(), email, wrong)).status).toBe(401)
  expect((await logIn(guarded(), email, { cookie, address: '198.51.100.1' })).status).toBe(200)
  expect(await emailKindsOf(guarded(), email)).not.toContain('new-device')
  const used = { status: 400, body: { code: 'account.token_invalid' } }
  expect(await confirm(token)).toMatchObject(used)

  guarded().clock.advance(61 * 60_000)
  await ask()
  const late = await mailedToken(guarded(), email, 'device-link')
  guarded().clock.advance(31 * 60_000)
  expect(await confirm(late)).toMatchObject(used)
  // It stands for nothing else.
  await ask()
  const other = await mailedToken(guarded(), email, 'device-link')
  const reset = { token: other, password: 'another-lagoon-kettle-43' }
  expect(
    await guarded().call({ method: 'POST', url: '/api/auth/reset-password', payload: reset }),
  ).toMatchObject(used)
  expect(
    await guarded().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${other}` }),
  ).toMatchObject(used)
})

test('an address without an account gets the same answer, and no email', async () => {
  const email = 'nobody-here@example.test'
  const asked = await api().call({ method: 'POST', url: '/api/auth/device-link', payload: { email } })
  expect(asked.status).toBe(202)
  expect(await emailKindsOf(api(), email)).toEqual([])
})

test('makes every other device unknown after a new password', async () => {
  const { email } = await signedUp(api())
  const thief = cookieOf(await logIn(api(), email))
  await api().call({ method: 'POST', url: '/api/auth/forgot-password', ...multipart({ email }) })
  const token = await mailedToken(api(), email, 'reset-password')
  const password = 'another-lagoon-kettle-43'
  const reset = await api().call({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token, password },
  })
  const alerts = async () => (await emailKindsOf(api(), email)).filter(kind => kind === 'new-device').length
  const before = await alerts()
  await logIn(api(), email, { cookie: cookieOf(reset), password })
  expect(await alerts()).toBe(before)
  await logIn(api(), email, { cookie: thief, password })
  expect(await alerts()).toBe(before + 1)
})
