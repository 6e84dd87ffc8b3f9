import type { Queryable } from '../../../platform/db/client.ts'
import { canWithdraw, type MarketSettings } from '../../../platform/market.ts'
import { addressLines } from '../../../platform/postal-address.ts'
import type { Words } from '../../../platform/words.ts'
import { type Brand, queueEmail } from '../../mail/index.ts'
import { readContractTexts } from '../../pages/index.ts'
import { type SoldByRow, soldByOf } from '../../read-model/index.ts'
import { includedTaxes } from '../../tax/index.ts'
import { emailPicture, parcelLook } from './email-picture.ts'
import { findPlaced } from './order-emails.repository.ts'
import { orderPlacedEmail } from './order-placed-email.ts'

/**
 * Writes the email that thanks for an order, one for all its shops, in the transaction that places it. Without an
 * address nothing is written.
 *
 * @param given.trackingToken the secret whose hash is stored with the order group
 * @param given.settings settings that hold now
 */
export async function queueOrderPlacedEmail(
  tx: Queryable,
  given: { orderGroupId: string; trackingToken: string; brand: Brand; settings: MarketSettings; now: Date },
): Promise<void> {
  const { orderGroupId, trackingToken, brand, settings, now } = given
  const row = await findPlaced(tx, orderGroupId)
  if (!row?.email) return
  const money = brand.words.money(row.currency)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const total = sum(row.orders.map(order => order.totalMinor))
  const delivery = sum(row.orders.map(order => order.shippingMinor))
  const taxes = includedTaxes(
    row.orders.flatMap(({ taxSums }) => taxSums),
    sum(row.orders.map(order => order.taxMinor)),
  )
  const { termsVersionId } = row
  const exceptions = row.orders.flatMap(({ lines }) => lines.map(each => each.withdrawalException))
  const isWithdrawable = canWithdraw(settings, row.address?.countryCode ?? null, exceptions)
  const email = orderPlacedEmail(brand, {
    recipient: {
      id: row.customerId,
      email: row.email,
      name: row.username ?? row.address?.fullName ?? '',
    },
    number: row.number,
    trackingToken,
    shops: row.orders.map(({ shop, logo, tone, arrivesFrom, arrivesTo, shippingMinor, soldBy, lines }) => ({
      name: shop,
      look: parcelLook(brand, { shop, logo, tone }),
      arrives: arrivalOf(brand.words, arrivesFrom, arrivesTo),
      delivery: money(shippingMinor),
      soldBy: soldBy && soldByInWords(soldBy),
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
    taxes: taxes.map(
      ({ name, rate, minor }) => `${name}${rate === null ? '' : ` ${rate}%`}: ${money(minor)}`,
    ),
    address: row.address ? addressLines(row.address) : [],
    isTest: row.isTest,
    withdrawal: isWithdrawable ? await readContractTexts(tx, { termsVersionId, settings, now }) : null,
  })
  await queueEmail(tx, { ...email, orderGroupId })
}

function soldByInWords(row: SoldByRow): string {
  const { name, address, phone, email, register, vatId } = soldByOf(row)
  return [name, ...address, phone, email, register, vatId && `VAT ID ${vatId}`].filter(Boolean).join(', ')
}

function arrivalOf({ day }: Words, from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null
  const [first, last] = [from, to].map(day)
  return first === last ? `Arrives on ${first}` : `Arrives between ${first} and ${last}`
}
