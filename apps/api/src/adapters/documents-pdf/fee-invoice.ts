import type { FeeInvoice } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, CONTENT, openPage, type TextStyle } from './page.ts'
import { type Party, writeParties } from './parties.ts'
import {
  BODY,
  dayAndZoneOf,
  LABEL,
  moneyIn,
  monthOf,
  NOTE,
  noteStandIn,
  STRONG,
  TITLE,
  taxNumberLines,
} from './words.ts'

const AMOUNT: Box = { x: CONTENT.x + CONTENT.width - 110, width: 110, align: 'end' }
const ITEM: Box = { x: CONTENT.x, width: CONTENT.width - 126 }
const SUM_LABEL: Box = { ...ITEM, align: 'end' }

/** Writes the marketplace's invoice or credit note for a month's fee as a tagged PDF. */
export function writeFeeInvoice(invoice: FeeInvoice, look: DocumentLook): Promise<Buffer> {
  const { kind, number, month, timeZone, issuedAt, lines, tax, notes, isTest } = invoice
  const title = `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`
  const page = openPage(title, look)
  const money = moneyIn(invoice.currency, look)
  const one = (tag: string, text: string, style: TextStyle, box = CONTENT) =>
    page.row([{ tag, text, style, box, parent: section }])

  let section = page.open('Sect')
  one('P', look.name, STRONG)
  page.gap(6)
  if (isTest) {
    one('P', 'TEST, no money moved', { ...STRONG, color: 'caution' })
    page.gap(6)
  }
  one('H1', title, TITLE)
  page.gap(4)
  one('P', `Issued on ${dayAndZoneOf(issuedAt, timeZone, look)}`, BODY)
  one('P', `Commission of ${monthOf(month, look)}`, BODY)
  section.end()
  page.gap(24)

  writeParties(page, partiesOf(invoice))
  page.gap(28)

  const table = page.open('Table')
  const row = (tag: 'TH' | 'TD', [label, amount]: readonly [string, string], style: TextStyle) => {
    const parent = page.open('TR', table)
    page.row([
      { tag, text: label, style, box: ITEM, parent },
      { tag, text: amount, style, box: AMOUNT, parent },
    ])
    parent.end()
    page.gap(6)
    page.rule()
    page.gap(6)
  }
  row('TH', ['Item', 'Amount'], LABEL)
  for (const line of lines) row('TD', [line.title, money(line.totalMinor)], BODY)
  table.end()
  page.gap(8)

  const sums = page.open('Table')
  const sum = (label: string, minor: number, style: TextStyle) => {
    const parent = page.open('TR', sums)
    page.row([
      { tag: 'TH', text: label, style, box: SUM_LABEL, parent },
      { tag: 'TD', text: money(minor), style, box: AMOUNT, parent },
    ])
    parent.end()
    page.gap(3)
  }
  sum(kind === 'invoice' ? 'Total' : 'Total credited', invoice.totalMinor, { ...STRONG, size: 12 })
  if (tax) {
    sum(`Net at ${tax.rateBasisPoints / 100} % tax`, tax.netMinor, NOTE)
    sum(`Included ${tax.rateBasisPoints / 100} % tax`, tax.taxMinor, NOTE)
  }
  sums.end()
  page.gap(24)

  section = page.open('Sect')
  for (const note of notes) one('P', note, NOTE)
  one(
    'P',
    kind === 'invoice'
      ? 'Paid from your balance when each order was placed. Nothing is left to pay.'
      : 'Added to your balance when each refund was made.',
    NOTE,
  )
  if (isTest) one('P', 'This is a test: no money moved.', NOTE)
  noteStandIn(page, section, CONTENT)
  section.end()
  return page.end(`${title}${isTest ? ' · TEST, no money moved' : ''}`)
}

const partiesOf = ({ issuer, recipient }: FeeInvoice): [Party, Party] => [
  { heading: 'Issued by', lines: issuer },
  {
    heading: 'Issued to',
    lines: [recipient.name, ...recipient.address, ...taxNumberLines(recipient)],
  },
]
