import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { emails } from '../../src/modules/mail/emails.schema.ts'
import { publishSettings } from '../../src/modules/market/index.ts'
import { supplyPages } from '../../src/modules/pages/index.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { confirmEmail, PASSWORD, signedUp } from '../fixtures.ts'
import { type Bought, bought, shipped } from '../orders/order-desk.ts'
import { useShopFloor } from '../payments/shop-floor.ts'

/** A marketplace with another name, company, currency and prices than the demo. */
const KAUPPA = {
  name: 'Kauppa',
  tagline: 'from the islands',
  locale: 'fi-FI',
  timeZone: 'Europe/Helsinki',
  theme: { light: { 'accent.solid': '#1d6b3a', 'text.strong': '#10241a' }, dark: null },
  legal: {
    entity: 'Kauppa Oy',
    address: ['Rantatie 1', '00100 Helsinki'],
    country: 'FI',
    register: 'Y-tunnus 0000000-0',
    responsible: 'Aino Virtanen',
    vatId: 'FI00000000',
  },
  contact: {
    email: 'terve@kauppa.example',
    phone: '+358 9 1234567',
    operatorInbox: 'toimisto@kauppa.example',
  },
  social: [],
  money: { currency: 'EUR', commissionBasisPoints: 500, feeTaxBasisPoints: null, salesTaxElsewhere: false },
  delivery: {
    defaultCountry: 'US',
    countries: ['FI', 'US', 'DE'],
    prices: { standard: 400, premium: 900, express: 1_900 },
  },
  returns: { days: 45, sendDays: 10, labelDays: 3 },
} satisfies Partial<MarketSettings>

const floor = useShopFloor({ jobs: false })
let order: Bought

const publish = async (change: Partial<MarketSettings>) => {
  const { db, market, clock } = floor().deps
  const data = { ...market.settings, ...change }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}
const ordered = async () => {
  const { token } = order.buyer
  const { body } = await floor().call({ method: 'GET', url: `/api/user/orders/${order.groupNumber}`, token })
  return body.orders[0]
}

beforeAll(async () => {
  const create = { width: 400, height: 100, channels: 3, background: '#1d6b3a' } as const
  const logo = await floor().deps.media.saveMark(await sharp({ create }).png().toBuffer())
  await publish({ ...KAUPPA, marks: { logo: logo.id, logoDark: null, icon: null, share: null } })
  order = await bought(floor(), [{ price: 2_000 }])
})

test('charges and shows one shipping price, and keeps it for orders that are placed', async () => {
  const { body: product } = await floor().call({
    method: 'GET',
    url: `/api/public/products/${order.products[0]!.slug}`,
  })
  const { body: market } = await floor().call({ method: 'GET', url: '/api/public/market' })
  expect([product.delivery.offers[0].price, market.shippingPrices.standard]).toEqual([4, 4])
  expect(await ordered()).toMatchObject({ shippingTotal: 4, total: 24 })
  expect((await order.view()).lines[0].commissionRate).toBe(5)

  const parcel = await shipped(order)
  await order.asSeller(`fulfillments/${parcel}/deliver`)
  const { returnUntil } = await ordered()
  expect(Math.round((Date.parse(returnUntil) - floor().clock.now().getTime()) / 86_400_000)).toBe(45)
  const preview = () =>
    order.asBuyer('returns/preview', {
      lines: [{ orderLineId: order.lineIds[0], quantity: 1, reason: 'other' }],
    })
  const before = (await preview()).body
  expect(before.shippingTotal).toBe(4)

  await publish({
    delivery: { ...KAUPPA.delivery, prices: { standard: 100, premium: 200, express: 300 } },
    returns: { days: 20, sendDays: 10, labelDays: 3 },
    money: { ...KAUPPA.money, commissionBasisPoints: 400 },
  })
  expect((await preview()).body).toEqual(before)
  expect((await ordered()).returnUntil).toBe(returnUntil)
  expect((await order.view()).lines[0].commissionRate).toBe(5)
})

test('states its own name, company and prices on every page, and none of the demo', async () => {
  const { db, clock } = floor().deps
  await supplyPages(db, clock.now())
  const { body } = await floor().call({ method: 'GET', url: '/api/public/pages' })
  const htmlOf = (slug: string) => body.pages.find((page: { slug: string }) => page.slug === slug).html
  expect(htmlOf('legal-notice')).toContain(
    'Kauppa Oy<br>Rantatie 1<br>00100 Helsinki<br>Finland<br>Represented by Aino Virtanen<br>Y-tunnus 0000000-0<br>VAT ID FI00000000',
  )
  expect(htmlOf('legal-notice')).toContain('Email: terve@kauppa.example<br>Phone: +358 9 1234567')
  expect((await floor().call({ method: 'GET', url: '/api/public/market' })).body.legalLines).toEqual([
    'Kauppa Oy',
    'Rantatie 1',
    '00100 Helsinki',
    'Finland',
    'Represented by Aino Virtanen',
    'Y-tunnus 0000000-0',
    'VAT ID FI00000000',
  ])
  expect(htmlOf('shipping-policy')).toContain('<td>1,00\u00a0€</td>')
  expect(htmlOf('return-policy')).toContain('20 days')
  expect(htmlOf('seller-registration')).toContain('<strong>4%</strong> of the price')
  expect(htmlOf('accessibility')).toContain('mailto:terve@kauppa.example')
  expect(JSON.stringify(body)).not.toMatch(/\bStoa\b|stoa\.example|Colonnade|\$|USD/)
})

test('signs emails, invoices and authenticator apps with its own name and company', async () => {
  const { db, media } = floor().deps
  const mails = await db.select().from(emails).where(eq(emails.recipient, order.buyer.email))
  const mail = mails.find(({ kind }) => kind === 'order-placed')
  for (const form of [mail!.body, mail!.html]) {
    expect(form).toContain('Kauppa, from the islands')
    expect(form).toContain('Kauppa Oy, Rantatie 1, 00100 Helsinki, Finland')
    expect(form).toContain('VAT ID FI00000000')
    expect(form).toContain('24,00\u00a0€')
  }
  const [logo] = /mark-[0-9a-f-]+/.exec(mail!.html)!
  expect(mail!.html).toContain(`<img src="cid:${logo}" alt="Kauppa" width="144" height="36"`)
  expect(mail!.html).toContain('background:#1d6b3a;')
  // The dark scheme has the same green, as light as it must be.
  expect(mail!.html).toContain('.button{background:#8fe1ad !important}')
  expect(mail!.html).toContain('color:#10241a;')
  expect((await media.readPng(logo))?.subarray(1, 4).toString()).toBe('PNG')
  const contact = {
    name: 'Robin',
    email: 'robin@example.test',
    subject: 'Hello',
    message: 'Is it open today?',
  }
  await floor().call({ method: 'POST', url: '/api/public/contact', payload: contact })
  const inbox = await db.select().from(emails).where(eq(emails.recipient, KAUPPA.contact.operatorInbox))
  expect(inbox).toHaveLength(1)

  const { rawPayload } = await floor().app.inject({
    url: `/api/user/orders/${order.number}/invoice`,
    headers: { authorization: `Bearer ${order.buyer.token}` },
  })
  const invoice = await readPdf(rawPayload)
  expect(invoice.drawn).toContain('24,00 €')
  expect(invoice.drawn).toContain('Sold on')
  expect(invoice.drawn).toMatch(/Issued on .+ \(Helsinki time\)/)
  // The logo, in place of the name.
  expect(invoice.images).toBe(1)

  const person = await signedUp(floor())
  await confirmEmail(floor(), person)
  const app = await floor().call({
    method: 'POST',
    url: '/api/user/second-factor/app',
    token: person.token,
    payload: { password: PASSWORD },
  })
  expect(app.body.uri).toMatch(/^otpauth:\/\/totp\/Kauppa:/)

  const said = (await db.select().from(emails))
    .map(each => `${each.subject}${each.body}${each.html}`)
    .join('\n')
  expect(`${said}${JSON.stringify(invoice)}`).not.toMatch(/\bStoa\b|stoa\.example|Colonnade/)
})
