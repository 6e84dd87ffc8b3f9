import type { Brand, EmailPicture, ParcelLook } from '../../mail/index.ts'
import { type PictureRow, pictureOf, type ShopTone } from '../../read-model/index.ts'

/** A picture for an email, as JPEG. A drawing is a PNG: mail programs can't show SVG. */
export function emailPicture(
  { siteUrl }: Pick<Brand, 'siteUrl'>,
  row: PictureRow | null,
  alt: string,
): EmailPicture | null {
  if (!row) return null
  const picture = pictureOf(row, alt)
  const [smallest] = picture.widths
  const { width, height } = picture
  const file = smallest === undefined ? '160.png' : `${smallest}.jpg`
  return { src: `${siteUrl}${picture.base}/${file}`, alt: picture.alt, width, height }
}

/** A shop as the parcels in its emails show it. */
export const parcelLook = (
  brand: Brand,
  { shop, logo, tone }: { shop: string; logo: PictureRow | null; tone: ShopTone },
): ParcelLook => ({
  shop,
  tone,
  sign: emailPicture(brand, logo, shop),
})
