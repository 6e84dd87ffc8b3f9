import { MAX_PRODUCT_PICTURES } from '@stoa/api-client/limits'
import type { FilePicture, FileProduct } from './file-product.ts'
import type { Row } from './shopify-cells.ts'

/** Adds the pictures of a row to its product. */
export function readPictures(row: Row, product: FileProduct): void {
  const variant = product.variants.at(-1)
  const ofVariant = variant?.line === row.line ? (variant.pictureUrl ?? null) : null
  for (const [key, address] of [
    ['imageSrc', row.address('imageSrc')],
    ['variantImage', ofVariant],
  ] as const) {
    if (address && product.pictures) takePicture(row, key, address, product.pictures)
    else if (!address && row.has(key)) row.note(key, 'not a URL that a picture can be fetched from')
  }
}

function takePicture(row: Row, key: 'imageSrc' | 'variantImage', url: string, pictures: FilePicture[]): void {
  if (pictures.some(known => known.url === url)) return
  if (pictures.length >= MAX_PRODUCT_PICTURES) {
    row.note(key, `more than ${MAX_PRODUCT_PICTURES} pictures, so this one was left out`)
    return
  }
  const written = key === 'imageSrc' ? Number.parseInt(row.text('imagePosition'), 10) : Number.NaN
  pictures.push({
    line: row.line,
    url,
    alt: key === 'imageSrc' ? row.text('imageAlt') : '',
    position: Number.isInteger(written) ? written : pictures.length + 1,
  })
}
