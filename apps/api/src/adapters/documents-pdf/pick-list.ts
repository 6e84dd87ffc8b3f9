import type { PickList } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, CONTENT, openPage, type TextStyle } from './page.ts'
import { BODY, LABEL, NOTE, noteStandIn, STRONG, TITLE } from './words.ts'

const QUANTITY: Box = { x: CONTENT.x, width: 48 }
const ITEM: Box = { x: CONTENT.x + 60, width: 280 }
const ORDERS: Box = { x: CONTENT.x + 356, width: CONTENT.width - 356 }
const PIECES: TextStyle = { ...STRONG, size: 13 }

/** Writes all items to be taken from the shelves, as a tagged PDF. */
export function writePickList(
  { shop, at, timeZone, orderCount, lines }: PickList,
  look: DocumentLook,
): Promise<Buffer> {
  const page = openPage('Pick list', look)
  const format = new Intl.DateTimeFormat(look.locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const section = page.open('Sect')
  const one = (tag: string, text: string, style: TextStyle) =>
    page.row([{ tag, text, style, box: CONTENT, parent: section }])
  one('H1', 'Pick list', TITLE)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const words = `${pieces} ${pieces === 1 ? 'item' : 'items'} for ${orderCount} ${orderCount === 1 ? 'order' : 'orders'}`
  one('P', `${shop} · ${format.format(at)} · ${words}`, NOTE)
  section.end()
  page.gap(20)

  const table = page.open('Table')
  const row = (tag: 'TH' | 'TD', styles: readonly TextStyle[], texts: readonly string[]) => {
    const parent = page.open('TR', table)
    const boxes = [QUANTITY, ITEM, ORDERS]
    page.row(texts.map((text, index) => ({ tag, text, style: styles[index]!, box: boxes[index]!, parent })))
    parent.end()
    page.gap(6)
    page.rule()
    page.gap(6)
  }
  row('TH', [LABEL, LABEL, LABEL], ['Qty', 'Item', 'For'])
  for (const { title, options, sku, quantity, orders } of lines) {
    page.keep(44)
    const item = [title, ...options, ...(sku === null ? [] : [sku])].join(' · ')
    const whose = orders.map(order => `${order.number} (${order.quantity})`).join(', ')
    row('TD', [PIECES, BODY, NOTE], [String(quantity), item, whose])
  }
  table.end()
  const notes = page.open('Sect')
  noteStandIn(page, notes, CONTENT)
  notes.end()
  return page.end('Pick list')
}
