import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { queueEmail } from '../../src/modules/mail/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { useTestApp } from '../app.ts'
import { sendEmails } from '../emails.ts'
import { register } from '../fixtures.ts'

const own = useTestApp({ mailbox: true, connections: 10 })
const usual = useTestApp()

const open = (url: string, address = '127.0.0.1') =>
  own().call({ method: 'GET', url, remoteAddress: address })

test('shows every email, newest first, with working links, before and after it was sent', async () => {
  expect((await open('/dev/mailbox')).text).toContain('No emails yet')
  await register(own(), 'first@example.test')
  await register(own(), 'second@example.test')
  await sendEmails(own(), { mail: { async send() {} }, keepContent: true })
  expect(await own().deps.db.$count(emails, isNotNull(emails.sentAt))).toBe(2)

  const list = await open('/dev/mailbox')
  expect(list).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
  expect(list.text).toContain('<meta name="robots" content="noindex, nofollow">')
  const found = [...list.text.matchAll(/href="(\/dev\/mailbox\/[\w-]+)">([^<]+)<\/a><br><small>to ([^ ]+)/g)]
  expect(found.map(([, , subject, to]) => [subject, to])).toEqual([
    ['Confirm your email address', 'second@example.test'],
    ['Confirm your email address', 'first@example.test'],
  ])

  const page = await open(found[0]![1]!)
  expect(page.status).toBe(200)
  const [, token] = /<a href="http:\/\/shop\.test\/verify-email\?token=([\w-]+)">/.exec(page.text)!
  expect(page.text).toContain('srcdoc="&lt;!doctype html&gt;')
  expect(
    (await own().call({ method: 'GET', url: `/api/auth/signup-user/active?token=${token}` })).status,
  ).toBe(200)
})

test('shows a hostile email in a frame without scripts, and as text outside it', async () => {
  await queueEmail(own().deps.db, {
    kind: 'test',
    recipient: '<script>alert(1)</script>@example.test',
    subject: '<img src=x onerror=alert(2)>',
    body: 'javascript:alert(3) https://x.test/"><script>',
    html: '<head></head><script>alert(4)</script>',
  })
  const list = await open('/dev/mailbox')
  expect(list.text).not.toMatch(/<script|<img/)
  const [, url] = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(list.text)!
  const page = await open(url!)
  expect(page.text).not.toMatch(/<script|<img|href="javascript/)
  expect(page.text).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"/)
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'unsafe-inline'/)
})

test('only a browser on this machine is shown anything', async () => {
  for (const address of ['192.0.2.4', '10.0.0.7', '::ffff:10.0.0.7'])
    expect(await open('/dev/mailbox', address)).toMatchObject({
      status: 404,
      body: { code: 'route.not_found' },
    })
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await open('/dev/mailbox', address)).status).toBe(200)
  // The storefront forwards from this machine and says for whom.
  const forwarded = await own().call({
    method: 'GET',
    url: '/dev/mailbox',
    headers: { 'x-forwarded-for': '192.0.2.4' },
  })
  expect(forwarded.status).toBe(404)
})

test('returns 404 for the mailbox in other configurations, and for unknown emails', async () => {
  for (const url of ['/dev/mailbox', `/dev/mailbox/${newId()}`])
    expect(await usual().call({ method: 'GET', url })).toMatchObject({
      status: 404,
      body: { code: 'route.not_found' },
    })
  for (const id of [newId(), 'x', '%00', "';--"]) expect((await open(`/dev/mailbox/${id}`)).status).toBe(404)
})
