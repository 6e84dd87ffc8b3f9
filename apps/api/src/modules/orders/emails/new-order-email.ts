import { localTime } from '../../../platform/local-day.ts'
import { type Brand, type Email, type MemberAddressee, memberEmail, sellerHref } from '../../mail/index.ts'
import { emailPicture } from './email-picture.ts'
import type { NewOrderRow } from './new-order.repository.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/**
 * Writes the email to a member of a shop about a new order. It names the town, but neither the buyer nor the street:
 * emails pass through other hands than the seller area.
 */
export function newOrderEmail(brand: Brand, to: MemberAddressee, order: NewOrderRow): Email {
  const { number, shop, slug, isTest, lines, shippingMinor, totalMinor } = order
  const money = brand.words.money(order.currency)
  const shipBy = order.shipBy && brand.words.day(localTime(new Date(order.shipBy), order.timeZone).day)
  const place = [order.city, order.countryCode && countries.of(order.countryCode)].filter(Boolean).join(', ')
  return memberEmail({ brand, shop: slug, about: 'orders' }, to, {
    kind: 'shop-order-placed',
    subject: `${isTest ? 'TEST: ' : ''}New order ${number} for ${shop}`,
    preview: `${money(totalMinor)} for ${shop}.${shipBy ? ` Ship it by ${shipBy}.` : ''}`,
    paragraphs: [
      ...(isTest ? ['This is a TEST: no money moved. Don’t ship it.'] : []),
      `${shop} has a new order, and it’s paid.${shipBy ? ` Ship it by ${shipBy}.` : ''}`,
    ],
    sections: [
      {
        heading: `Order ${number}`,
        rows: [
          ...lines.map(({ title, options, sku, quantity, amountMinor, picture }) => {
            const detail = [...options, ...(sku ? [`SKU ${sku}`] : [])].join(', ')
            return {
              text: `${quantity} × ${title}`,
              amount: money(amountMinor),
              picture: emailPicture(brand, picture, title),
              ...(detail && { detail }),
            }
          }),
          { text: 'Shipping', amount: money(shippingMinor) },
          { text: 'Total', amount: money(totalMinor) },
        ],
      },
      ...(place ? [{ heading: 'Ship to', rows: [{ text: place }] }] : []),
    ],
    action: {
      label: 'See the order',
      href: sellerHref(brand, slug, `orders/${encodeURIComponent(number)}`),
    },
  })
}
