import type { Db } from '../../platform/db/client.ts'
import { addressLines, cityAndCountry } from '../../platform/postal-address.ts'
import { problem } from '../../platform/problem.ts'
import type { Invoice } from '../../ports/documents.ts'
import type { Media } from '../../ports/pictures.ts'
import { readPictures } from './document-pictures.ts'
import { findInvoice } from './invoice.repository.ts'

/**
 * Reads the data of an invoice for a user's order.
 *
 * @param number number of the order, with its `-1`
 * @throws problem `order.not_found`, also for another user's order
 */
export async function readInvoice(
  { db, media }: { db: Db; media: Media },
  userId: string,
  number: string,
): Promise<Invoice> {
  const found = await findInvoice(db, userId, number)
  if (!found) throw problem('order.not_found')
  const { shop, email, address, lines, placedAt, ...rest } = found
  const jpegOf = await readPictures(media, [shop.logo, ...lines.map(({ picture }) => picture)])
  return {
    ...rest,
    placedAt: new Date(placedAt),
    seller: { name: shop.name, place: cityAndCountry(shop), tone: shop.tone, sign: jpegOf(shop.logo) },
    buyer: { email, address: address ? addressLines(address) : [] },
    lines: lines.map(line => ({
      ...line,
      totalMinor: line.unitMinor * line.quantity,
      picture: jpegOf(line.picture),
    })),
  }
}
