import { countryName } from '@stoa/address-formats'
import type { Invoice } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, CONTENT, openPage, PICTURE, type TextStyle } from './page.ts'
import { type Party, writeParties } from './parties.ts'
import { shopHead } from './shop-head.ts'
import { BODY, dayAndZoneOf, daysOf, LABEL, moneyIn, NOTE, STRONG, TITLE, taxNumberLines } from './words.ts'

const end = CONTENT.x + CONTENT.width
const AMOUNT: Box = { x: end - 100, width: 100, align: 'end' }
const UNIT: Box = { x: end - 208, width: 100, align: 'end' }
const QUANTITY: Box = { x: end - 256, width: 40, align: 'end' }
const SUM_LABEL: Box = { x: CONTENT.x, width: CONTENT.width - 116, align: 'end' }

/** Writes an invoice or credit note as a tagged PDF: the shop's sign and name first. */
export function writeInvoice(invoice: Invoice, look: DocumentLook): Promise<Buffer> {
  const title = `${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice.number}`
  const page = openPage(title, look)
  shopHead(page, invoice.seller, look)
  const money = moneyIn(invoice.currency, look)
  const one = (tag: string, text: string, style: TextStyle, box = CONTENT) =>
    page.row([{ tag, text, style, box, parent: section }])

  let section = page.open('Sect')
  if (invoice.isTest) {
    one('P', 'TEST, no money moved', { ...STRONG, color: 'caution' })
    page.gap(6)
  }
  one('H1', title, TITLE)
  page.gap(4)
  const { issuedAt, placedAt, timeZone, invoiceNumber, orderNumber } = invoice
  one('P', `Issued on ${dayAndZoneOf(issuedAt, timeZone, look)}`, BODY)
  if (invoiceNumber !== null) one('P', `For invoice ${invoiceNumber}`, BODY)
  one('P', `Order ${orderNumber}, ordered and paid on ${dayAndZoneOf(placedAt, timeZone, look)}`, BODY)
  if (invoice.supply !== undefined) one('P', supplyOf(invoice.supply, look), BODY)
  section.end()
  page.gap(24)

  page.keep(160)
  writeParties(page, partiesOf(invoice))
  page.gap(28)

  const indent = invoice.lines.some(({ picture }) => picture) ? PICTURE + 12 : 0
  const item: Box = { x: CONTENT.x + indent, width: CONTENT.width - 272 - indent }
  const table = page.open('Table')
  const row = (
    tag: 'TH' | 'TD',
    style: TextStyle,
    texts: readonly [string, string, string, string],
    picture?: Uint8Array | null,
  ) => {
    const parent = page.open('TR', table)
    const boxes = [item, QUANTITY, UNIT, AMOUNT]
    const cells = texts.map((text, at) => ({ tag, text, style, box: boxes[at]!, parent }))
    page.row(cells, picture ? { jpeg: picture, x: CONTENT.x } : undefined)
    parent.end()
    page.gap(6)
    page.rule()
    page.gap(6)
  }
  row(
    'TH',
    LABEL,
    invoice.kind === 'invoice' ? ['Item', 'Qty', 'Each', 'Amount'] : ['Item', '', '', 'Amount'],
  )
  for (const { title, options, quantity, unitMinor, totalMinor, picture } of invoice.lines) {
    page.keep(PICTURE + 12)
    const words = [title, ...options].join(' · ')
    const each = [
      quantity === null ? '' : String(quantity),
      unitMinor === null ? '' : money(unitMinor),
    ] as const
    row('TD', BODY, [words, ...each, money(totalMinor)], picture)
  }
  table.end()
  page.gap(8)

  page.keep(140)
  const sums = page.open('Table')
  for (const [label, amount, style] of sumsOf(invoice, money)) {
    const parent = page.open('TR', sums)
    page.row([
      { tag: 'TH', text: label, style, box: SUM_LABEL, parent },
      { tag: 'TD', text: amount, style, box: AMOUNT, parent },
    ])
    parent.end()
    page.gap(3)
  }
  sums.end()
  page.gap(24)

  section = page.open('Sect')
  for (const note of invoice.notes) one('P', note, NOTE)
  if (invoice.paidWith)
    one('P', `${invoice.kind === 'invoice' ? 'Paid with' : 'Refunded to'} ${invoice.paidWith}`, NOTE)
  if (invoice.isTest) one('P', 'This is a test: no money moved, and nothing will ship.', NOTE)
  if (page.hasStandIn)
    one('P', 'Text in [brackets] is in a script that this file can’t show. See your order online.', NOTE)
  section.end()
  return page.end(`${title}${invoice.isTest ? ' · TEST, no money moved' : ''}`)
}

function supplyOf(supply: NonNullable<Invoice['supply']> | null, look: DocumentLook): string {
  if (supply === null) return 'Date of supply: not agreed when this was issued'
  return `${supply.isExpected ? 'Expected date of supply' : 'Date of supply'}: ${daysOf(supply, look)}`
}

type Sum = readonly [label: string, amount: string, style: TextStyle]

function sumsOf(invoice: Invoice, money: (minor: number) => string): Sum[] {
  const { kind, itemMinor, shippingMinor, postageMinor = 0, totalMinor, taxes } = invoice
  return [
    ['Items', money(itemMinor), BODY],
    ['Shipping', money(shippingMinor), BODY],
    ...(postageMinor > 0 ? [['Return postage', money(postageMinor), BODY] as const] : []),
    [kind === 'invoice' ? 'Total' : 'Total refunded', money(totalMinor), { ...STRONG, size: 12 }],
    ...taxes.flatMap(({ country, rateBasisPoints, reason, netMinor, taxMinor }): Sum[] => {
      if (reason === 'not_stated')
        return taxMinor > 0 ? [['Tax included in the total', money(taxMinor), NOTE]] : []
      const rate = `${rateBasisPoints / 100} % tax${country === null ? '' : ` (${countryName(country)})`}`
      return [
        [`Net at ${rate}`, money(netMinor), NOTE],
        [`Included ${rate}`, money(taxMinor), NOTE],
      ]
    }),
  ]
}

function issuerOf({ name, place, address, soldBy }: Invoice['seller']): string[] {
  if (!soldBy) return [name, ...(address.length > 0 ? address : place ? [place] : [])]
  const { phone, email, register } = soldBy
  return [soldBy.name, ...soldBy.address, phone, email, ...(register === null ? [] : [register])]
}

const partiesOf = ({ seller, buyer }: Invoice): [Party, Party] => [
  {
    heading: 'Sold by',
    lines: [...issuerOf(seller), ...taxNumberLines(seller)],
  },
  { heading: 'Ship to', lines: [...buyer.address, ...(buyer.email ? [buyer.email] : [])] },
]
