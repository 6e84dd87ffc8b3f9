import {
  addressed,
  type Brand,
  compose,
  type Email,
  type EmailPicture,
  type EmailText,
  greet,
  type ParcelLook,
  type Section,
} from '../../mail/index.ts'

/** Facts for the email about a purchase, with amounts and dates already formatted. */
export interface OrderPlaced {
  recipient: { id: string | null; email: string; name: string }
  number: string
  /** Secret of the link that tracks the order without an account. */
  trackingToken: string
  shops: readonly {
    name: string
    look: ParcelLook
    arrives: string | null
    lines: readonly { text: string; options: string; amount: string; picture: EmailPicture | null }[]
    delivery: string
    /** The business behind the shop, with its address and contact. Null if it isn't known. */
    soldBy: string | null
  }[]
  items: string
  delivery: string
  total: string
  /** Taxes that the total contains, such as `VAT 19%: €3.83`. */
  taxes: readonly string[]
  /** Shipping address, in lines. */
  address: readonly string[]
  isTest: boolean
  /** Texts to keep of a contract that the buyer can withdraw from. Null if they can't. */
  withdrawal: readonly EmailText[] | null
}

/** One email for all shops of a purchase. */
export function orderPlacedEmail(brand: Brand, order: OrderPlaced): Email {
  const { recipient, number, isTest } = order
  const tracking = `${brand.siteUrl}/track-order?token=${encodeURIComponent(order.trackingToken)}`
  const withdrawal = `${brand.siteUrl}/withdraw?token=${encodeURIComponent(order.trackingToken)}`
  const mark = isTest ? 'TEST: ' : ''
  const email = compose(brand, {
    kind: 'order-placed',
    step: 'ordered',
    ...addressed({ id: recipient.id ?? '', email: recipient.email, username: recipient.name }),
    subject: `${mark}Thank you for your order ${number}`,
    preview: `${order.total} in total. See what arrives from each shop, and when.`,
    greeting: greet({ username: recipient.name }),
    paragraphs: [
      ...(isTest ? ['This is a TEST: no money moved, and nothing will ship.'] : []),
      order.shops.length === 1
        ? 'Thank you for your order. The shop is getting it ready.'
        : `Thank you for your order. ${order.shops.length} shops are getting it ready, and each ships its own parcel.`,
    ],
    sections: [
      ...order.shops.map(shopSection),
      {
        heading: 'Together',
        isSums: true,
        rows: [
          { text: 'Items', amount: order.items },
          { text: 'Shipping', amount: order.delivery },
          {
            text: 'Total',
            amount: order.total,
            ...(order.taxes.length > 0 && {
              detail: order.taxes.map(tax => `Includes ${tax}`).join('\n'),
            }),
          },
        ],
      },
      ...(order.address.length > 0
        ? [{ heading: 'Ship to', rows: [{ text: order.address.join(', ') }] }]
        : []),
    ],
    action: {
      label: 'See your order',
      href: `${brand.siteUrl}/account/orders/${encodeURIComponent(number)}`,
    },
    link: { label: 'Track this order without logging in', href: tracking },
    afterwards: [
      'That link shows the steps and the parcels, but no name, address or amount.',
      ...(order.withdrawal ? [{ label: 'Withdraw from contract here', href: withdrawal }] : []),
    ],
    ...(order.withdrawal && { texts: order.withdrawal }),
  })
  return { ...email, userId: recipient.id }
}

const shopSection = ({
  name,
  look,
  arrives,
  lines,
  delivery,
  soldBy,
}: OrderPlaced['shops'][number]): Section => ({
  heading: name,
  parcel: look,
  ...(arrives !== null && { note: arrives }),
  rows: [
    ...lines.map(({ options, ...line }) => ({ ...line, ...(options && { detail: options }) })),
    { text: 'Shipping', amount: delivery },
    ...(soldBy === null ? [] : [{ text: 'Sold by', detail: soldBy }]),
  ],
})
