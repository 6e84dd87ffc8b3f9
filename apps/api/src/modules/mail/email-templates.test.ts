import { expect, test } from 'vitest'
import { createEmailTemplates, type EmailTemplates } from './email-templates.ts'

const templates = createEmailTemplates('https://shop.test')
const to = { id: '0198a000-0000-7000-8000-000000000000', email: 'robin@example.test', username: 'Robin' }

const linked: [string, keyof EmailTemplates & ('activate' | 'confirmEmail' | 'resetPassword')][] = [
  ['/verify-account', 'activate'],
  ['/verify-email', 'confirmEmail'],
  ['/reset-password', 'resetPassword'],
]

test.each(linked)('a link goes to the screen %s and carries its token, in both forms', (path, name) => {
  const { body, html } = templates[name](to, 'a token')
  const link = `https://shop.test${path}?token=a%20token`
  expect(body).toContain(`\n${link}\n`)
  expect(html.split(`href="${link}"`)).toHaveLength(3)
  expect(body + html).not.toContain('/api/')
})

test('an email fetches nothing, has no tables and says what it is in both forms', () => {
  const { html, body, subject } = templates.passwordChanged(to)
  expect(html).not.toMatch(/<(table|img|script|link|svg|iframe)|url\(|@import/i)
  expect(html).toContain(`>${subject}</h1>`)
  expect(html).toContain('>Stoa</a>')
  expect(html).toContain('background:#1a49b3')
  expect(body).toMatch(/^Hello Robin,\n\n/)
})

test('shows user input as plain text', () => {
  const message = {
    name: '<b>Eve</b>',
    email: 'eve@example.test',
    subject: '"><img src=x>',
    message: '<i>&amp;\nhi',
  }
  const { html, body, subject, replyTo } = templates.contactMessage('desk@shop.test', message)
  expect(html).not.toMatch(/<b>|<img|<i>/)
  expect(html).toContain('&lt;i&gt;&amp;amp;\nhi')
  expect(body).toContain('> <i>&amp;\n> hi')
  expect([subject, replyTo]).toEqual(['Contact: "><img src=x>', 'eve@example.test'])
})

test.each([
  ['Robin Vale', 'Hello Robin Vale,'],
  ['  Anne-Marie\n O’Neil ', 'Hello Anne-Marie O’Neil,'],
  ['J. R. R.', 'Hello J. R. R.,'],
  ['Win at https://x.test', 'Hello,'],
  ['visit x.test now', 'Hello,'],
  ['www pills', 'Hello www pills,'],
  ['www.pills', 'Hello,'],
])('a user with the name %j is greeted %j', (username, greeting) => {
  expect(templates.resetPassword({ ...to, username }, 't').body.split('\n')[0]).toBe(greeting)
})
