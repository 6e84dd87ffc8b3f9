import type { Queryable } from '../../../platform/db/client.ts'
import { addressLines } from '../../../platform/postal-address.ts'
import type { Words } from '../../../platform/words.ts'
import { type Brand, queueEmail } from '../../mail/index.ts'
import { emailPicture, parcelLook } from './email-picture.ts'
import { findPlaced } from './order-emails.repository.ts'
import { orderPlacedEmail } from './order-placed-email.ts'

/**
 * Writes the email that thanks for an order, one for all its shops, in the transaction that places it. Without an
 * address nothing is written.
 *
 * @param trackingToken the secret whose hash is stored with the order group
 */
export async function queueOrderPlacedEmail(
  tx: Queryable,
  { orderGroupId, trackingToken, brand }: { orderGroupId: string; trackingToken: string; brand: Brand },
): Promise<void> {
  const row = await findPlaced(tx, orderGroupId)
  if (!row?.email) return
  const money = brand.words.money(row.currency)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const total = sum(row.orders.map(order => order.totalMinor))
  const delivery = sum(row.orders.map(order => order.shippingMinor))
  const tax = sum(row.orders.map(order => order.taxMinor))
  await queueEmail(
    tx,
    orderPlacedEmail(brand, {
      recipient: {
        id: row.customerId,
        email: row.email,
        name: row.username ?? row.address?.fullName ?? '',
      },
      number: row.number,
      trackingToken,
      shops: row.orders.map(({ shop, logo, tone, arrivesFrom, arrivesTo, shippingMinor, lines }) => ({
        name: shop,
        look: parcelLook(brand, { shop, logo, tone }),
        arrives: arrivalOf(brand.words, arrivesFrom, arrivesTo),
        delivery: money(shippingMinor),
        lines: lines.map(({ title, options, quantity, amountMinor, picture }) => ({
          text: `${quantity} × ${title}`,
          options: options.join(', '),
          amount: money(amountMinor),
          picture: emailPicture(brand, picture, title),
        })),
      })),
      items: money(total - delivery),
      delivery: money(delivery),
      total: money(total),
      tax: tax > 0 ? money(tax) : null,
      address: row.address ? addressLines(row.address) : [],
      isTest: row.isTest,
    }),
  )
}

function arrivalOf({ day }: Words, from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null
  const [first, last] = [from, to].map(day)
  return first === last ? `Arrives on ${first}` : `Arrives between ${first} and ${last}`
}
