import { lightColors } from '../../platform/palette.ts'
import type { Seller } from '../../ports/documents.ts'
import type { DocumentLook } from './document-look.ts'
import { CONTENT, type Page, type TextStyle } from './page.ts'

const SIGN = { width: 36, height: 40 }
const TOP = 28
const NAME: TextStyle = { size: 18, weight: 600, color: 'strong', leading: 1.2 }
const PLACE: TextStyle = { size: 9, color: 'muted' }
const ASIDE = 130
/** Maximum height of the marketplace's logo, in points. */
const LOGO = 22

/** An arch, as a path. */
export const arch = (x: number, y: number): string => {
  const half = SIGN.width / 2
  return `M ${x} ${y + SIGN.height} V ${y + half} A ${half} ${half} 0 0 1 ${x + SIGN.width} ${y + half} V ${y + SIGN.height} Z`
}

/** Draws the sign of a shop, under an arch in its color. */
export function drawSign(page: Page, { name, tone, sign }: Seller, x: number, y: number): void {
  page.decorate((doc, write) => {
    doc.save().path(arch(x, y))
    if (sign) {
      doc.clip()
      doc.image(Buffer.from(sign), x, y, {
        cover: [SIGN.width, SIGN.height],
        align: 'center',
        valign: 'center',
      })
      doc.restore()
      return
    }
    const { sign: ground, onSign } = lightColors.shop[tone]
    doc.fill(ground).restore()
    const [first] = new Intl.Segmenter().segment(name)
    const style: TextStyle = { size: 17, weight: 600, color: onSign as `#${string}` }
    const letter = first?.segment.toLocaleUpperCase('en') ?? ''
    const width = page.widthOf(letter, style)
    write(letter, style, { x: x + (SIGN.width - width) / 2, width: SIGN.width }, y + 9)
  })
}

/**
 * Draws the shop's sign and name over a band at the head of a page. The text of the document says both again, so that they
 * are heard once.
 */
export function shopHead(page: Page, seller: Seller, { name: marketplace, logo }: DocumentLook): void {
  const x = CONTENT.x + SIGN.width + 14
  const width = CONTENT.width - SIGN.width - 14 - ASIDE
  const nameHeight = page.heightOf(seller.name, NAME, width)
  const placeHeight = seller.place ? page.heightOf(seller.place, PLACE, width) : 0
  const height = Math.max(SIGN.height, nameHeight + placeHeight)
  page.decorate((doc, write) => {
    doc.rect(0, 0, CONTENT.x * 2 + CONTENT.width, height + 2 * TOP).fill(page.ink.band)
    const y = TOP + (height - nameHeight - placeHeight) / 2
    write(seller.name, NAME, { x, width }, y)
    if (seller.place) write(seller.place, PLACE, { x, width }, y + nameHeight)
    const aside = { x: CONTENT.x + CONTENT.width - ASIDE, width: ASIDE, align: 'end' } as const
    const middle = TOP + height / 2
    if (!logo) write(`Sold on ${marketplace}`, { ...PLACE, color: 'market' }, aside, middle - 7)
    else {
      write('Sold on', PLACE, aside, middle - 20)
      doc.image(Buffer.from(logo), aside.x, middle - 2, { fit: [ASIDE, LOGO], align: 'right' })
    }
  })
  drawSign(page, seller, CONTENT.x, TOP + (height - SIGN.height) / 2)
  page.y = height + 2 * TOP + 28
}

export const SIGN_SPACE = SIGN.width + 14
