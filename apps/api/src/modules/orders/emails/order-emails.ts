import type { Tx } from '../../../platform/db/client.ts'
import type { Words } from '../../../platform/words.ts'
import {
  addressed,
  type Brand,
  compose,
  type Draft,
  greet,
  queueEmail,
  type Section,
  type SectionRow,
} from '../../mail/index.ts'
import type { Notify } from '../change-context.ts'
import { emailPicture, parcelLook } from './email-picture.ts'
import { type FactsRow, readFacts } from './order-emails.repository.ts'

type Items = readonly { orderLineId: string; quantity: number }[]

/** Facts about an order for an email. */
export interface OrderEmailFacts {
  number: string
  /** The shop's name. */
  shop: string
  /** The order's page, of its buyer. */
  orderUrl: string
  /** The order's page, of its shop. */
  sellerUrl: string
  /** Formats an amount for reading. */
  money(minor: number): string
  /** Formats a deadline as a day with its time zone. */
  deadline: Words['deadline']
  /** Describes items with their prices. */
  itemsOf(heading: string, items: Items): Section
  /** Describes the items of a parcel. */
  parcelOf(items: Items): Section
}

export type OrderEmailDraft = Omit<Draft, 'recipient' | 'userId' | 'greeting'>

interface About {
  orderId: string
  notify: Notify
}

/**
 * Writes an email to an order's buyer, in the transaction that is its reason. Does nothing if the account was
 * deleted.
 */
export async function queueOrderEmail(
  tx: Tx,
  { orderId, notify }: About,
  write: (order: OrderEmailFacts) => OrderEmailDraft,
): Promise<void> {
  if (!notify) return
  const row = await readFacts(tx, orderId)
  if (!row.email) return
  const username = row.username ?? row.address?.fullName ?? ''
  const draft = marked(row, write(factsOf(row, notify)))
  const recipient = addressed({ id: row.customerId ?? '', email: row.email, username })
  const email = compose(notify, { ...draft, ...recipient, greeting: greet({ username }) })
  await queueEmail(tx, { ...email, userId: row.customerId, orderGroupId: row.groupId })
}

/** Writes an email to the members who lead the order's shop, in the transaction that is its reason. */
export async function queueShopEmail(
  tx: Tx,
  { orderId, notify }: About,
  write: (order: OrderEmailFacts) => OrderEmailDraft,
): Promise<void> {
  if (!notify) return
  const row = await readFacts(tx, orderId)
  const draft = marked(row, write(factsOf(row, notify)))
  for (const member of row.members)
    await queueEmail(tx, {
      ...compose(notify, { ...draft, ...addressed(member), greeting: greet(member) }),
      orderGroupId: row.groupId,
    })
}

const marked = ({ isTest }: FactsRow, draft: OrderEmailDraft): OrderEmailDraft =>
  isTest
    ? {
        ...draft,
        subject: `TEST: ${draft.subject}`,
        paragraphs: ['This is a TEST: no money moved, and nothing will ship.', ...draft.paragraphs],
      }
    : draft

function factsOf(row: FactsRow, brand: Brand): OrderEmailFacts {
  const money = brand.words.money(row.currency)
  const parcel = parcelLook(brand, row)
  const rowsOf = (items: Items): SectionRow[] =>
    row.lines.flatMap(line => {
      const quantity = items
        .filter(({ orderLineId }) => orderLineId === line.id)
        .reduce((sum, each) => sum + each.quantity, 0)
      if (quantity === 0) return []
      return {
        text: `${quantity} × ${line.title}`,
        amount: money(line.unitMinor * quantity),
        picture: emailPicture(brand, line.picture, line.title),
        ...(line.options.length > 0 && { detail: line.options.join(', ') }),
      }
    })
  return {
    number: row.number,
    shop: row.shop,
    orderUrl: `${brand.siteUrl}/account/orders/${encodeURIComponent(row.groupNumber)}`,
    sellerUrl: `${brand.siteUrl}/seller/orders/${encodeURIComponent(row.number)}`,
    money,
    deadline: brand.words.deadline,
    itemsOf: (heading, items) => ({ heading, rows: rowsOf(items), parcel }),
    parcelOf: items => ({
      heading: 'In this parcel',
      rows: rowsOf(items).map(({ amount: _, ...rest }) => rest),
      parcel,
    }),
  }
}
