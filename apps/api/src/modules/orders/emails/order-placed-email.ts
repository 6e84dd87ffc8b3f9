import { addressed, compose, type Email, greet, type Section } from '../../mail/index.ts'

/** What was bought, in words: amounts and dates as they are read. */
export interface OrderPlaced {
  recipient: { id: string | null; email: string; name: string }
  number: string
  /** The secret of the link that shows its way without an account. */
  trackingToken: string
  shops: readonly {
    name: string
    arrives: string | null
    lines: readonly { text: string; options: string; amount: string }[]
    delivery: string
  }[]
  total: string
  /** Null where none is in it. */
  tax: string | null
  /** A line each. */
  address: readonly string[]
  isTest: boolean
}

/** One email for all shops of a purchase. */
export function orderPlacedEmail(siteUrl: string, order: OrderPlaced): Email {
  const { recipient, number, isTest } = order
  const tracking = `${siteUrl}/track-order?token=${encodeURIComponent(order.trackingToken)}`
  const mark = isTest ? 'TEST: ' : ''
  const email = compose(siteUrl, {
    kind: 'order-placed',
    ...addressed({ id: recipient.id ?? '', email: recipient.email, username: recipient.name }),
    subject: `${mark}Thank you for your order ${number}`,
    preview: `${order.total} in all. What comes from which shop, and when.`,
    greeting: greet({ username: recipient.name }),
    paragraphs: [
      ...(isTest ? ['This is a TEST: no money moved, and nothing is sent.'] : []),
      order.shops.length === 1
        ? 'Thank you. The shop has your order and sends it to you.'
        : `Thank you. ${order.shops.length} shops have your order, and each sends its own parcel.`,
    ],
    sections: [
      ...order.shops.map(shopSection),
      {
        heading: 'Together',
        rows: [
          {
            text: 'Total',
            amount: order.total,
            ...(order.tax !== null && { detail: `${order.tax} tax included` }),
          },
        ],
      },
      ...(order.address.length > 0
        ? [{ heading: 'It goes to', rows: [{ text: order.address.join(', ') }] }]
        : []),
    ],
    action: { label: 'See your order', href: `${siteUrl}/account/orders/${encodeURIComponent(number)}` },
    link: { label: 'Where it is, without logging in', href: tracking },
    afterwards: ['That link shows the steps and the parcels, but no name, no address and no amount.'],
  })
  return { ...email, userId: recipient.id }
}

const shopSection = ({ name, arrives, lines, delivery }: OrderPlaced['shops'][number]): Section => ({
  heading: name,
  rows: [
    ...lines.map(({ text, options, amount }) => ({ text, amount, ...(options && { detail: options }) })),
    { text: 'Delivery', amount: delivery, ...(arrives !== null && { detail: arrives }) },
  ],
})
