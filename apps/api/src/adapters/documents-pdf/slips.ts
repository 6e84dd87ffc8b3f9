import type { PackingSlip } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, CONTENT, openPage, type Page, PICTURE, type TextStyle } from './page.ts'
import { qrCode } from './qr-code.ts'
import { drawSign, SIGN_SPACE } from './shop-head.ts'
import { BODY, dayAndZoneOf, LABEL, moneyIn, noteStandIn, STRONG, shippingWords, TITLE } from './words.ts'

const QR_SIZE = 84
const end = CONTENT.x + CONTENT.width
const HEAD: Box = { x: CONTENT.x, width: CONTENT.width - QR_SIZE - 24 }
const QUANTITY: Box = { x: CONTENT.x, width: 48 }
const AMOUNT: Box = { x: end - 90, width: 90, align: 'end' }
const SUM_LABEL: Box = { x: CONTENT.x, width: CONTENT.width - 106, align: 'end' }
const SHOP: TextStyle = { ...STRONG, size: 13, leading: 1.3 }
/** Big enough to be read at arm's length, with a box in one hand. */
const PIECES: TextStyle = { ...STRONG, size: 13 }

/** Writes packing slips as one tagged PDF, one per page. */
export function writeSlips(slips: readonly PackingSlip[], look: DocumentLook): Promise<Buffer> {
  const [first] = slips
  const title = slips.length === 1 && first ? `Packing slip ${first.number}` : 'Packing slips'
  const page = openPage(title, look)
  for (const [at, slip] of slips.entries()) {
    if (at > 0) page.turn()
    page.hasStandIn = false
    writeSlip(page, slip, look)
  }
  return page.end(title)
}

function writeSlip(page: Page, slip: PackingSlip, look: DocumentLook): void {
  const top = page.y
  let section = page.open('Sect')
  const one = (tag: string, text: string, style: TextStyle, box: Box = CONTENT) =>
    page.row([{ tag, text, style, box, parent: section }])
  if (slip.isTest) one('P', 'TEST, no money moved', { ...STRONG, color: 'caution' }, HEAD)
  const name = [slip.seller.name, slip.seller.place].filter(Boolean).join(', ')
  const sign = page.y
  drawSign(page, slip.seller, HEAD.x, sign)
  page.gap(11)
  one('P', name, SHOP, { x: HEAD.x + SIGN_SPACE, width: HEAD.width - SIGN_SPACE })
  page.y = Math.max(page.y, sign + 40)
  page.gap(14)
  one('H1', `Packing slip ${slip.number}`, TITLE, HEAD)
  one('P', `Ordered on ${dayAndZoneOf(slip.placedAt, slip.timeZone, look)}`, BODY, HEAD)
  if (slip.shippingTier) one('P', shippingWords(slip.shippingTier), STRONG, HEAD)
  section.end()
  page.matrix(qrCode(slip.orderUrl), {
    x: end - QR_SIZE,
    y: top,
    size: QR_SIZE,
    alt: `QR code of the page of order ${slip.number}`,
  })
  page.y = Math.max(page.y, top + QR_SIZE)
  page.gap(20)

  section = page.open('Sect')
  one('H2', 'Ship to', LABEL)
  for (const [at, line] of slip.address.entries()) one('P', line, at === 0 ? STRONG : BODY)
  section.end()
  page.gap(20)

  writeLines(page, slip, look)
  section = page.open('Sect')
  noteStandIn(page, section, CONTENT)
  section.end()
}

function writeLines(page: Page, { lines, sums, currency }: PackingSlip, look: DocumentLook): void {
  const money = moneyIn(currency, look)
  const indent = 60 + (lines.some(({ picture }) => picture) ? PICTURE + 12 : 0)
  const item: Box = { x: QUANTITY.x + indent, width: CONTENT.width - indent - (sums ? 106 : 0) }
  const table = page.open('Table')
  const row = (
    tag: 'TH' | 'TD',
    styles: [TextStyle, TextStyle],
    texts: string[],
    picture?: Uint8Array | null,
  ) => {
    const parent = page.open('TR', table)
    const boxes = [QUANTITY, item, AMOUNT]
    page.row(
      texts.map((text, at) => ({
        tag,
        text,
        style: at === 0 ? styles[0] : styles[1],
        box: boxes[at]!,
        parent,
      })),
      picture ? { jpeg: picture, x: QUANTITY.x + 60 } : undefined,
    )
    parent.end()
    page.gap(6)
    page.rule()
    page.gap(6)
  }
  row('TH', [LABEL, LABEL], ['Qty', 'Item', ...(sums ? ['Amount'] : [])])
  for (const { title, options, sku, quantity, unitMinor, picture } of lines) {
    page.keep(PICTURE + 12)
    const words = [title, ...options, ...(sku === null ? [] : [sku])].join(' · ')
    row(
      'TD',
      [PIECES, BODY],
      [String(quantity), words, ...(sums ? [money(unitMinor * quantity)] : [])],
      picture,
    )
  }
  table.end()
  if (!sums) return
  page.keep(80)
  const totals = page.open('Table')
  for (const [label, minor] of [
    ['Items', sums.itemMinor],
    ['Shipping', sums.shippingMinor],
    ['Total', sums.totalMinor],
  ] as const) {
    const parent = page.open('TR', totals)
    const style = label === 'Total' ? STRONG : BODY
    page.row([
      { tag: 'TH', text: label, style, box: SUM_LABEL, parent },
      { tag: 'TD', text: money(minor), style, box: AMOUNT, parent },
    ])
    parent.end()
  }
  totals.end()
}
