import type { ShopStatement, StatementLine } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, CONTENT, openPage, type Page, type TextStyle } from './page.ts'
import { BODY, dateOf, LABEL, moneyIn, monthOf, NOTE, noteStandIn, STRONG, TITLE } from './words.ts'

const end = CONTENT.x + CONTENT.width
const DATE: Box = { x: CONTENT.x, width: 98 }
const ENTRY: Box = { x: CONTENT.x + 104, width: 132 }
const ABOUT: Box = { x: CONTENT.x + 242, width: 84 }
const AMOUNT: Box = { x: end - 156, width: 74, align: 'end' }
const BALANCE: Box = { x: end - 74, width: 74, align: 'end' }
const BOXES = [DATE, ENTRY, ABOUT, AMOUNT, BALANCE]
const SUM_LABEL: Box = { x: CONTENT.x, width: 220 }
const SUM: Box = { x: CONTENT.x + 226, width: 110, align: 'end' }
const SMALL: TextStyle = { size: 8.5 }
const SMALL_STRONG: TextStyle = { ...STRONG, size: 8.5 }
/** Height of a line with its rule. */
const LINE_HEIGHT = 19

const NAMES: Readonly<Record<StatementLine['kind'], string>> = {
  sale: 'Sale',
  shipping: 'Shipping',
  commission: 'Commission',
  refund: 'Refund',
  commission_back: 'Commission returned',
  refund_reversal: 'Failed refund',
  commission_reversal: 'Commission of that refund',
  dispute_hold: 'Held back for a dispute',
  dispute_release: 'Released after a dispute',
  adjustment: 'Correction',
  payout: 'Payout',
  payout_reversal: 'Failed payout',
}

/** Writes a month of a shop's balance as a tagged PDF: the totals, then each entry with the balance after it. */
export function writeStatement(statement: ShopStatement, look: DocumentLook): Promise<Buffer> {
  const { shop, month, timeZone, currency, writtenAt } = statement
  const title = `Statement of ${monthOf(month, look)}`
  const page = openPage(`${title}, ${shop.name}`, look)
  const section = page.open('Sect')
  const one = (tag: string, text: string, style: TextStyle) =>
    page.row([{ tag, text, style, box: CONTENT, parent: section }])
  one('P', [shop.name, shop.place].filter(Boolean).join(', '), STRONG)
  page.gap(6)
  one('H1', title, TITLE)
  one('P', `In ${currency}. Days and times are those of ${timeZone}.`, BODY)
  one('P', `Written on ${dateOf(writtenAt, timeZone, look)}.`, NOTE)
  section.end()
  page.gap(20)
  writeSums(page, statement, look)
  page.gap(24)
  writeEntries(page, statement, look)
  const notes = page.open('Sect')
  noteStandIn(page, notes, CONTENT)
  notes.end()
  return page.end(`${title} · ${shop.name}`)
}

/** Writes the balances before and after, and a line for each kind of entry. */
function writeSums(
  page: Page,
  { openingMinor, closingMinor, sums, currency }: ShopStatement,
  look: DocumentLook,
): void {
  const money = moneyIn(currency, look)
  const table = page.open('Table')
  const row = (label: string, minor: number, style: TextStyle) => {
    const parent = page.open('TR', table)
    page.row([
      { tag: 'TH', text: label, style, box: SUM_LABEL, parent },
      { tag: 'TD', text: money(minor), style, box: SUM, parent },
    ])
    parent.end()
    page.gap(3)
  }
  row('Balance before', openingMinor, BODY)
  row('Sales', sums.sales, BODY)
  row('Shipping', sums.shipping, BODY)
  row('Refunds', sums.refunds, BODY)
  row('Commission', sums.commission, BODY)
  row('Disputes and corrections', sums.adjustments, BODY)
  row('Paid out', sums.payouts, BODY)
  row('Balance after', closingMinor, STRONG)
  table.end()
}

/** Each page begins with the names of the columns. */
function writeEntries(
  page: Page,
  { openingMinor, entries, timeZone, currency }: ShopStatement,
  look: DocumentLook,
): void {
  const money = moneyIn(currency, look)
  const time = new Intl.DateTimeFormat(look.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const table = page.open('Table')
  const row = (tag: 'TH' | 'TD', texts: readonly string[], style: TextStyle, last = style) => {
    const parent = page.open('TR', table)
    page.row(
      texts.map((text, at) => ({ tag, text, style: at === 4 ? last : style, box: BOXES[at]!, parent })),
    )
    parent.end()
    page.gap(2.5)
    page.rule()
    page.gap(2.5)
  }
  const head = () => row('TH', ['Date', 'Entry', 'About', 'Amount', 'Balance'], LABEL)
  head()
  let balance = openingMinor
  for (const { at, kind, about, rates, amountMinor } of entries) {
    balance += amountMinor
    const named =
      rates.length > 0 ? `${NAMES[kind]}, ${rates.map(rate => `${rate}%`).join(' / ')}` : NAMES[kind]
    const texts = [time.format(at), named, about ?? '', money(amountMinor), money(balance)]
    const before = page.y
    page.keep(Math.max(LINE_HEIGHT, page.heightOf(named, SMALL, ENTRY.width) + 5))
    if (page.y < before) head()
    row('TD', texts, SMALL, SMALL_STRONG)
  }
  table.end()
  const total = page.open('Sect')
  page.gap(8)
  page.keep(LINE_HEIGHT)
  const words = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, ${money(balance - openingMinor)} together.`
  page.row([{ tag: 'P', text: words, style: STRONG, box: CONTENT, parent: total }])
  total.end()
}
