import type { AddressLabels, LabelSheet } from '../../ports/documents.ts'
import { type Box, INK, openPage, type Page, type TextStyle } from './page.ts'

/** Points per millimeter. */
const MM = 72 / 25.4

interface Layout {
  /** Size in millimeters, like all others. */
  paper: readonly [width: number, height: number]
  across: number
  down: number
  label: readonly [width: number, height: number]
  /** Position of the first label. */
  origin: readonly [left: number, top: number]
  /** Distance from the left edge of a label to that of the next. */
  pitch: number
  /** Maximum font size of the address, in points. */
  largest: number
}

const A4 = [210, 297] as const
const LAYOUTS: Record<LabelSheet, Layout> = {
  'a4-3x7': {
    paper: A4,
    across: 3,
    down: 7,
    label: [63.5, 38.1],
    origin: [7.2, 15.1],
    pitch: 66,
    largest: 11,
  },
  'a4-2x4': {
    paper: A4,
    across: 2,
    down: 4,
    label: [99.1, 67.7],
    origin: [4.65, 13.1],
    pitch: 101.6,
    largest: 15,
  },
  'letter-3x10': {
    paper: [215.9, 279.4],
    across: 3,
    down: 10,
    label: [66.675, 25.4],
    origin: [4.76, 12.7],
    pitch: 69.85,
    largest: 10,
  },
  '100x150': {
    paper: [100, 150],
    across: 1,
    down: 1,
    label: [100, 150],
    origin: [0, 0],
    pitch: 100,
    largest: 19,
  },
}

const SMALLEST = 4
const LEADING = 1.25
const PADDING = 3 * MM
const SMALL: TextStyle = { size: 6.5, color: INK.muted, leading: LEADING }
const addressStyle = (size: number, at: number): TextStyle => ({
  size,
  weight: at === 0 ? 600 : 400,
  color: INK.strong,
  leading: LEADING,
})

/** Address labels as a tagged PDF; a long address is set smaller until it fits its label. */
export function writeLabels({ sheet, start, labels }: AddressLabels): Promise<Buffer> {
  const layout = LAYOUTS[sheet]
  const perSheet = layout.across * layout.down
  const [width, height] = layout.paper
  const page = openPage('Address labels', {
    width: width * MM,
    height: height * MM,
    margin: 0,
    isFixed: true,
  })
  for (const [index, label] of labels.entries()) {
    const at = start - 1 + index
    const place = at % perSheet
    if (index > 0 && place === 0) page.turn()
    writeLabel(page, label, {
      x: (layout.origin[0] + (place % layout.across) * layout.pitch) * MM + PADDING,
      y: (layout.origin[1] + Math.floor(place / layout.across) * layout.label[1]) * MM + PADDING,
      width: layout.label[0] * MM - 2 * PADDING,
      height: layout.label[1] * MM - 2 * PADDING,
      largest: layout.largest,
    })
  }
  return page.end(null)
}

function writeLabel(
  page: Page,
  { number, sender, address }: AddressLabels['labels'][number],
  { x, y, width, height, largest }: { x: number; y: number; width: number; height: number; largest: number },
): void {
  const box: Box = { x, width }
  const section = page.open('Sect')
  const one = (text: string, style: TextStyle) => page.row([{ tag: 'P', text, style, box, parent: section }])
  const above = page.heightOf(`${sender} · ${number}`, SMALL, width) + 2
  page.y = y
  one(`${sender} · ${number}`, SMALL)
  page.gap(2)
  let size = largest
  const heightAt = (points: number) =>
    address.reduce((sum, line, at) => sum + page.heightOf(line, addressStyle(points, at), width), 0)
  while (size > SMALLEST && heightAt(size) > height - above) size -= 0.5
  page.hasStandIn = false
  for (const [at, line] of address.entries()) one(line, addressStyle(size, at))
  // The label can't be shipped like this: the order's page has the original text.
  if (page.hasStandIn) one(`See the screen: order ${number}`, SMALL)
  section.end()
}
