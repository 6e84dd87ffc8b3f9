import PDFDocument from 'pdfkit'
import type { Face, Weight } from './faces.ts'
import { type SetText, setText } from './text-lines.ts'

export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
}

export interface Box {
  x: number
  width: number
  align?: 'start' | 'end'
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 }
export const CONTENT: Box = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin }
const LEADING = 1.45
export const INK = { strong: '#1d1914', body: '#37322c', muted: '#59534c', line: '#e2e0da' }

type Structure = PDFKit.PDFStructureElement

/** A tagged document that is written from top to bottom. */
export interface Page {
  /** Where the next thing comes, in points from the top. */
  y: number
  hasStandIn: boolean
  /** A part of the structure, open until it is ended. */
  open(tag: string, parent?: Structure): Structure
  /** Sets texts beside each other and moves below the highest. */
  row(cells: readonly { tag: string; text: string; style: TextStyle; box: Box; parent: Structure }[]): void
  rule(): void
  gap(points: number): void
  /** Begins a page where less than that is left. */
  keep(points: number): void
  end(footer: string): Promise<Buffer>
}

export function openPage(title: string): Page {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    pdfVersion: '1.7',
    // The library's types do not know this one yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Stoa', Creator: 'Stoa' },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })

  const registered = new Set<string>()
  const use = (face: Face, size: number) => {
    if (!registered.has(face.name)) doc.registerFont(face.name, face.bytes)
    registered.add(face.name)
    return doc.font(face.name).fontSize(size)
  }
  // Without a list of features the library lays out word by word and loses the order of right-to-left words.
  const features: [] = []
  const set = (text: string, { size, weight = 400 }: TextStyle, width: number) =>
    setText(text, weight, width, (run, face) => use(face, size).widthOfString(run, { features }))

  const draw = (text: SetText, { size, color = INK.body }: TextStyle, box: Box, y: number) => {
    for (const [at, line] of text.lines.entries()) {
      let x = box.align === 'end' ? box.x + box.width - line.width : box.x
      for (const { text: run, face } of line.runs) {
        const baseline = y + at * size * LEADING + size
        use(face, size).fillColor(color)
        doc.text(run, x, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        x += doc.widthOfString(run, { features })
      }
    }
  }
  /** What belongs to the page and not to what it says. */
  const artifact = (type: 'Layout' | 'Pagination', work: () => void) => {
    doc.markContent('Artifact', { type })
    work()
    doc.endMarkedContent()
  }
  const root = doc.struct('Document')
  doc.addStructure(root)

  const page: Page = {
    y: PAGE.margin,
    hasStandIn: false,
    open(tag, parent = root) {
      const element = doc.struct(tag as 'Sect')
      parent.add(element)
      return element
    },
    row(cells) {
      const ready = cells.map(cell => ({ ...cell, set: set(cell.text, cell.style, cell.box.width) }))
      const height = Math.max(...ready.map(cell => cell.set.lines.length * cell.style.size * LEADING))
      page.keep(height)
      const top = page.y
      for (const { tag, parent, style, box, set: text } of ready) {
        if (text.hasStandIn) page.hasStandIn = true
        const options = text.logical === '' ? {} : { actual: text.logical }
        const element = doc.struct(tag as 'P', options, () => draw(text, style, box, top))
        parent.add(element)
        element.end()
      }
      page.y = top + height
    },
    rule() {
      artifact('Layout', () =>
        doc
          .moveTo(CONTENT.x, page.y)
          .lineTo(CONTENT.x + CONTENT.width, page.y)
          .lineWidth(0.75)
          .strokeColor(INK.line)
          .stroke(),
      )
    },
    gap(points) {
      page.y += points
    },
    keep(points) {
      if (page.y + points <= PAGE.height - PAGE.margin - 24) return
      doc.addPage()
      page.y = PAGE.margin
    },
    end(footer) {
      root.end()
      const { count } = doc.bufferedPageRange()
      const style: TextStyle = { size: 8.5, color: INK.muted }
      for (let at = 0; at < count; at++) {
        doc.switchToPage(at)
        // The library begins a page for what stands in its margin.
        doc.page.margins.bottom = 0
        const y = PAGE.height - PAGE.margin - 4
        artifact('Pagination', () => {
          draw(set(footer, style, CONTENT.width), style, CONTENT, y)
          const place = set(`${at + 1} / ${count}`, style, 60)
          draw(place, style, { x: CONTENT.x + CONTENT.width - 60, width: 60, align: 'end' }, y)
        })
      }
      doc.end()
      return done
    },
  }
  return page
}
