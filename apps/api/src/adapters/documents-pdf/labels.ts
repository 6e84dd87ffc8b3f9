import type { AddressLabels, LabelSheet } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { type Box, openPage, type Page, type TextStyle } from './page.ts'
import { shippingWords } from './words.ts'

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
  /** Maximum font size of the sender. */
  small: number
  /** Distance between sender and address, in points. */
  gap: number
  /** Whether there is room for one line for each part of the sender's address. */
  isRoomy: boolean
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
    small: 6.5,
    gap: 3,
    isRoomy: false,
  },
  'a4-2x4': {
    paper: A4,
    across: 2,
    down: 4,
    label: [99.1, 67.7],
    origin: [4.65, 13.1],
    pitch: 101.6,
    largest: 15,
    small: 8,
    gap: 6,
    isRoomy: false,
  },
  'letter-3x10': {
    paper: [215.9, 279.4],
    across: 3,
    down: 10,
    label: [66.675, 25.4],
    origin: [4.76, 12.7],
    pitch: 69.85,
    largest: 10,
    small: 6,
    gap: 2,
    isRoomy: false,
  },
  '100x150': {
    paper: [100, 150],
    across: 1,
    down: 1,
    label: [100, 150],
    origin: [0, 0],
    pitch: 100,
    largest: 19,
    small: 10,
    gap: 12,
    isRoomy: true,
  },
}

const SMALLEST = 4
const LEADING = 1.25
const PADDING = 3 * MM

const smallStyle = (size: number): TextStyle => ({ size, color: 'body', leading: LEADING })
const addressStyle = (size: number, at: number): TextStyle => ({
  size,
  weight: at === 0 ? 600 : 400,
  color: 'strong',
  leading: LEADING,
})

/**
 * Address labels as a tagged PDF, each with its sender above. Long addresses are set smaller until they fit their label,
 * the sender always smaller than the address. If there is no room for both, the sender is its name alone.
 */
export function writeLabels({ sheet, start, labels }: AddressLabels, look: DocumentLook): Promise<Buffer> {
  const layout = LAYOUTS[sheet]
  const perSheet = layout.across * layout.down
  const [width, height] = layout.paper
  const page = openPage('Address labels', look, {
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
      layout,
    })
  }
  return page.end(null)
}

interface Place {
  x: number
  y: number
  width: number
  height: number
  layout: Layout
}

function writeLabel(
  page: Page,
  { number, shippingTier, sender, address }: AddressLabels['labels'][number],
  { x, y, width, height, layout: { largest, small, gap, isRoomy } }: Place,
): void {
  const box: Box = { x, width }
  const section = page.open('Sect')
  const write = (texts: readonly string[], styleOf: (at: number) => TextStyle) => {
    for (const [at, text] of texts.entries())
      page.row([{ tag: 'P', text, style: styleOf(at), box, parent: section }])
  }
  const heightOf = (texts: readonly string[], styleOf: (at: number) => TextStyle) =>
    texts.reduce((sum, text, at) => sum + page.heightOf(text, styleOf(at), width), 0)
  const addressHeight = (size: number) => heightOf(address, at => addressStyle(size, at))
  /** Sizes of both, the largest that fit. Null if none do. */
  const sizesOf = (head: readonly string[]) => {
    for (let size = small; size >= SMALLEST; size -= 0.5) {
      const room = height - gap - heightOf(head, () => smallStyle(size))
      let below = largest
      while (below > SMALLEST && addressHeight(below) > room) below -= 0.5
      if (addressHeight(below) <= room && (below > size || size === SMALLEST)) return { size, below }
    }
    return null
  }
  // What every parcel has by default needs no room on a label.
  const isFaster = shippingTier !== null && shippingTier !== 'standard'
  const order = [`Order ${number}`, ...(isFaster ? [shippingWords(shippingTier)] : [])]
  const headOf = (from: readonly string[]) =>
    isRoomy ? ['From', ...from, ...order] : [[`From ${from.join(', ')}`, ...order].join(' · ')]
  const whole = headOf(sender.address)
  const found = sizesOf(whole)
  const head = found ? whole : headOf([sender.name])
  const { size, below } = found ?? sizesOf(head) ?? { size: SMALLEST, below: SMALLEST }

  page.y = y
  write(head, () => smallStyle(size))
  page.gap(gap)
  page.hasStandIn = false
  write(address, at => addressStyle(below, at))
  // The label can't be shipped like this: the order's page has the original text.
  if (page.hasStandIn) write([`See the screen: order ${number}`], () => smallStyle(size))
  section.end()
}
