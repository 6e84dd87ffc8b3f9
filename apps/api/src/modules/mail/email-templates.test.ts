import { expect, test } from 'vitest'
import { brandColorsOf } from '../../platform/brand-colors.ts'
import { darkColors, lightColors } from '../../platform/palette.ts'
import { wordsOf } from '../../platform/words.ts'
import type { SectionRow } from './email-draft.ts'
import { compose } from './email-layout.ts'
import { createEmailTemplates, type EmailTemplates } from './email-templates.ts'

const BRAND = {
  siteUrl: 'https://shop.test',
  marketplaceName: 'Harbor Hall',
  tagline: 'many small shops under one roof',
  legalNotice: 'Hall Ltd, 1 Quay',
  operatorEmail: 'hello@shop.test',
  logo: { logo: null, logoDark: null },
  icon: null,
  colors: brandColorsOf({ light: null, dark: null }),
  consoleUrl: null,
  words: wordsOf('en-US', 'UTC'),
}
const templates = createEmailTemplates(BRAND)
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

test('shows the operator’s name and legal notice in both forms, and colors for a dark program', () => {
  const { html, body, subject } = templates.passwordChanged(to)
  const activation = templates.activate(to, 't')
  expect(html).toContain(`>${subject}</h1>`)
  expect(html).toContain(`background:${lightColors.accent.solid}`)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toMatch(new RegExp(`prefers-color-scheme:dark.*background:${darkColors.accent.solid}`))
  expect(body).toMatch(/^Hello Robin,\n\n/)
  for (const form of [html, body]) {
    expect(form).toContain('Harbor Hall, many small shops')
    expect(form).toContain('Hall Ltd, 1 Quay')
  }
  expect(activation.body).toContain('Welcome to Harbor Hall.')
  expect(activation.html + activation.body + html + body).not.toMatch(/stoa/i)
})

const HOSTILE = '"><img src=x onerror=alert(1)>'
const parcel = (rows: readonly SectionRow[]) =>
  compose(BRAND, {
    kind: 'order-shipped',
    recipient: 'robin@example.test',
    subject: HOSTILE,
    preview: HOSTILE,
    greeting: HOSTILE,
    paragraphs: [HOSTILE],
    step: 'shipped',
    sections: [
      { heading: HOSTILE, note: HOSTILE, rows, parcel: { shop: HOSTILE, tone: 'navy', sign: null } },
      { heading: 'Together', rows: [{ text: 'Total', amount: '$9.00' }], isSums: true },
    ],
  })
const picture = { src: 'https://shop.test/media/mug/160.jpg', alt: HOSTILE, width: 320, height: 160 }

test('fetches fonts and pictures of the own origin only, and shows hostile names as text', () => {
  const { html } = parcel([
    { text: HOSTILE, detail: HOSTILE, amount: HOSTILE, picture },
    { text: 'Mug', picture: null },
  ])
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures).toHaveLength(1)
  for (const each of pictures)
    expect(each).toMatch(/^<img src="https:\/\/shop\.test\/[^"]+" alt="[^"]*" width="\d+" height="\d+"/)
  expect(pictures[0]).toContain('width="64" height="32"')
  // The sign of the shop, in its color on pages.
  const { sign, onSign } = lightColors.shop.navy
  expect(html).toContain(`background:${sign};color:${onSign};`)
  expect(html).not.toMatch(/<(script|link|svg|iframe)|url\((?!https:\/\/shop\.test\/fonts\/)|@import/i)
})

test('leaves out rows before Gmail would cut the email off, and keeps the sums', () => {
  const { html, body } = parcel(
    Array.from({ length: 400 }, (_, at) => ({ text: `${at} ${'"'.repeat(100)}`, picture, amount: '$1.00' })),
  )
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  expect(html).toMatch(/And 3\d\d more/)
  expect(html).toContain('>$9.00<')
  expect(body).toContain('399 ""')
})

test('shows user input as plain text', () => {
  const message = {
    name: '<b>Eve</b>',
    email: 'eve@example.test',
    subject: '"><img src=x>',
    message: '<i>&amp;\nhi',
  }
  const { html, body, subject, replyTo } = templates.contactMessage('desk@shop.test', message)
  expect(html).not.toMatch(/<b>|<img src=x|<i>/)
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
