import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { suppliedSettings } from '../../src/modules/market/supplied-settings.ts'
import { insertMedia } from '../../src/modules/media/media.repository.ts'
import { queueOrderPlacedEmail } from '../../src/modules/orders/index.ts'
import { publishPage, readPage, supplyPages } from '../../src/modules/pages/index.ts'
import { brandColorsOf } from '../../src/platform/brand-colors.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { newId } from '../../src/platform/ids.ts'
import { wordsOf } from '../../src/platform/words.ts'
import { useTestApp } from '../app.ts'
import { emailJobs } from '../emails.ts'
import { createShop, signedUp } from '../fixtures.ts'
import { ADDRESS, type GivenGroup, placeGroup } from '../order-rows.ts'

const api = useTestApp()
const BRAND = {
  siteUrl: 'https://shop.test',
  consoleUrl: null,
  marketplaceName: 'Harbor Hall',
  tagline: 'many small shops under one roof',
  legalNotice: null,
  operatorEmail: 'hello@shop.test',
  logo: { logo: null, logoDark: null },
  icon: null,
  colors: brandColorsOf({ light: null, dark: null }),
  words: wordsOf('en-US', 'UTC'),
}
const SETTINGS = suppliedSettings()
type Scope = (typeof SETTINGS)['withdrawal']['scope']
const secret = () => `a secret/of+${newId()}`

async function queue(values: GivenGroup = {}, { termsVersionId = '', scope = 'all' as Scope } = {}) {
  const token = secret()
  const person = await signedUp(api())
  const { db } = api().deps
  const recipient = `${newId()}@example.test`
  const placed = await placeGroup(db, person.id, { email: recipient, token, ...values })
  if (termsVersionId)
    await db.execute(
      sql`update order_groups set terms_version_id = ${termsVersionId} where id = ${placed.id}`,
    )
  await inTx(db, tx =>
    queueOrderPlacedEmail(tx, {
      orderGroupId: placed.id,
      trackingToken: token,
      brand: BRAND,
      settings: { ...SETTINGS, withdrawal: { scope, days: 14 } },
      now: api().clock.now(),
    }),
  )
  const sent = await db.select().from(emails).where(eq(emails.recipient, recipient))
  return { person, sent, token, ...placed }
}

test('sends one email about all shops, with items, prices, dates and a link', async () => {
  const { db } = api().deps
  const kiln = await createShop(db, { name: 'Kiln & Cove' })
  const { sent, number, person, token } = await queue({
    orders: [
      {
        shopId: kiln.id,
        arrivesFrom: '2026-05-05',
        arrivesTo: '2026-05-07',
        lines: [{ title: 'Cove <b>mug</b>', options: ['Glaze: Lagoon', 'Set: One'], quantity: 2 }],
      },
      { arrivesFrom: '2026-05-08', arrivesTo: '2026-05-08', lines: [{ title: 'Linen throw', quantity: 1 }] },
    ],
  })
  expect(sent).toHaveLength(1)
  const { subject, body, html, kind, userId } = sent[0]!
  expect({ subject, kind, userId }).toEqual({
    subject: `Thank you for your order ${number}`,
    kind: 'order-placed',
    userId: person.id,
  })
  const link = `https://shop.test/track-order?token=${encodeURIComponent(token)}`
  for (const line of [
    'Hello Robin,',
    'Kiln & Cove',
    '2 × Cove <b>mug</b>: $48.00',
    'Glaze: Lagoon, Set: One',
    'Shipping: $6.99',
    'Arrives between Tuesday, May 5 and Thursday, May 7',
    '1 × Linen throw: $24.00',
    'Arrives on Friday, May 8',
    'Items: $96.00',
    'Shipping: $13.98',
    'Total: $109.98',
    'Includes tax: $18.24',
    ADDRESS.line1,
    '10115 Berlin',
    `https://shop.test/account/orders/${number}`,
    link,
  ])
    expect(body).toContain(line)
  expect(body).not.toContain('TEST')
  expect(html).toContain('Cove &lt;b&gt;mug&lt;/b&gt;')
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain(`href="https://shop.test/account/orders/${number}"`)
  expect((await emailJobs(api().database)).map(({ email }) => email)).toContain(sent[0]!.id)
})

test('carries the accepted terms and the instructions on withdrawal, if the buyer can withdraw', async () => {
  const { db, clock } = api().deps
  await supplyPages(db, clock.now())
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from page_versions v join pages p on p.id = v.page_id where p.slug = 'terms-of-service'`)
  const { text } = readPage('---\ntitle: Terms\ndescription: Ours.\n---\nOthers than before.', [])
  const change = { slug: 'terms-of-service', text, basedOn: 1, source: 'operator', note: '' } as const
  await inTx(db, tx => publishPage(tx, { ...change, validFrom: null, now: clock.now() }))
  const order = { termsVersionId: rows[0]!.id }

  const { sent, token } = await queue({}, order)
  const [{ body, html }] = sent as [(typeof sent)[number]]
  for (const form of [body, html]) {
    expect(form).toContain('The risk of loss or damage stays with the shop')
    expect(form).toContain('within 14 days without giving any reason')
    expect(form).toContain('I/We hereby give notice')
    expect(form).not.toMatch(/Others than before|\{\{/)
  }
  expect(body).toContain('TERMS OF SERVICE\n\nThese terms apply')
  expect(body).toContain('\n\nEffects of withdrawal\n\nIf you withdraw')
  expect(body).toContain('\n- Name of consumer(s):\n- Address of consumer(s):\n')
  const link = `https://shop.test/withdraw?token=${encodeURIComponent(token)}`
  expect(html.split(`<a href="${link}"`)[1]).toMatch(/^[^>]*>Withdraw from contract here<\/a>/)
  expect(html).toContain('href="https://shop.test/shipping-policy">shipping policy</a>')
  expect(html).not.toMatch(/href="[/#]/)

  const inUs = { ...ADDRESS, countryCode: 'US' }
  const cases: [GivenGroup, Scope, boolean][] = [
    [{}, 'eu', true],
    [{ shippingAddress: inUs }, 'eu', false],
    [{}, 'off', false],
    [{ orders: [{ lines: [{ withdrawalException: 'made_to_order' }] }] }, 'all', false],
    [{ orders: [{ lines: [{ withdrawalException: 'made_to_order' }, {}] }] }, 'all', true],
    [{ orders: [{ lines: [{ withdrawalException: 'sealed_hygiene' }] }] }, 'all', true],
  ]
  for (const [values, scope, is] of cases) {
    const [mail] = (await queue(values, { ...order, scope })).sent
    expect(/withdraw/i.test(mail!.body), scope).toBe(is)
  }
})

test('shows the sign of a shop as PNG if it is an SVG', async () => {
  const { db } = api().deps
  await insertMedia(db, {
    id: 'sign',
    source: 'file',
    path: 'sign.svg',
    status: 'ready',
    width: 64,
    height: 64,
  })
  const { id } = await createShop(db, { name: 'Paper Mill Lane', logoMediaId: 'sign' })
  const { sent } = await queue({ orders: [{ shopId: id, lines: [{ title: 'Letter set', quantity: 1 }] }] })
  expect(sent[0]!.html).toContain('<img src="https://shop.test/media/sign/160.png"')
})

test('an order for which no money moved is marked as a test in subject and text', async () => {
  const { sent, number } = await queue({ isTest: true })
  expect(sent[0]!.subject).toBe(`TEST: Thank you for your order ${number}`)
  expect(sent[0]!.body).toContain('This is a TEST: no money moved')
  expect(sent[0]!.html).toContain('This is a TEST: no money moved')
})

test('omits the address or the dates if they are missing', async () => {
  const { sent } = await queue({ shippingAddress: null })
  expect(sent[0]!.body).not.toMatch(/Ship to|Arrives|null|undefined/)
})

test('never sends the email of a transaction that was rolled back', async () => {
  const person = await signedUp(api())
  const { db } = api().deps
  const email = `${newId()}@example.test`
  const { id } = await placeGroup(db, person.id, { email })
  await inTx(db, async tx => {
    await queueOrderPlacedEmail(tx, {
      orderGroupId: id,
      trackingToken: secret(),
      brand: BRAND,
      settings: SETTINGS,
      now: api().clock.now(),
    })
    throw new Error('rolled back')
  }).catch(() => undefined)
  expect(await db.select().from(emails).where(eq(emails.recipient, email))).toEqual([])
})
