import { localTime } from '../../platform/local-day.ts'
import { canceledFrom } from '../after-sales/index.ts'
import {
  type Brand,
  type Email,
  type MemberAddressee,
  memberEmail,
  type Section,
  sellerHref,
} from '../mail/index.ts'
import { andMore, counted } from './digest-email.ts'
import type { RemindedOrder, RemindedShop } from './ship-reminders.repository.ts'

/** Maximum number of orders that a section lists. */
const MAX_ROWS = 20

/** Writes the email that reminds a member of orders to ship. Overdue ones name the day of their cancellation. */
export function shipReminderEmail(
  brand: Brand,
  to: MemberAddressee,
  { shop, slug, timeZone }: RemindedShop,
  orders: readonly RemindedOrder[],
): Email {
  const dayOf = (at: Date) => brand.words.day(localTime(at, timeZone).day)
  const late = orders.filter(({ isOverdue }) => isOverdue)
  const due = orders.filter(({ isOverdue }) => !isOverdue)
  const section = (heading: string, own: readonly RemindedOrder[]): Section[] =>
    own.length === 0
      ? []
      : [{ heading, rows: [...own.slice(0, MAX_ROWS).map(rowOf), ...andMore(own.length - MAX_ROWS)] }]
  const rowOf = (order: RemindedOrder) => {
    const { number, isOverdue, isReplacement, isTest, itemCount } = order
    const shipBy = new Date(order.shipBy)
    const what = isReplacement ? 'Replacement' : counted(itemCount, 'item')
    return {
      text: `Order ${number}${isTest ? ' (TEST)' : ''}`,
      detail: isOverdue
        ? `${what}, due ${dayOf(shipBy)}. ${order.isCanceledIfLate ? `Canceled automatically on ${dayOf(canceledFrom(shipBy))} if it isn’t shipped by then.` : ''}`.trimEnd()
        : `${what}, ship by ${dayOf(shipBy)}`,
    }
  }
  const overdue = `${counted(late.length, 'order')} ${late.length === 1 ? 'is' : 'are'} overdue`
  const soon = `${counted(due.length, 'order')} to ship by tomorrow`
  const subject = [...(late.length > 0 ? [overdue] : []), ...(due.length > 0 ? [soon] : [])].join(', ')
  return memberEmail({ brand, shop: slug, about: 'orders' }, to, {
    kind: 'ship-reminder',
    subject: `${shop}: ${subject}`,
    preview: late.some(order => order.isCanceledIfLate)
      ? 'Overdue orders are canceled automatically.'
      : 'Buyers are waiting for these orders.',
    paragraphs: [
      late.length === 0
        ? 'Ship these orders by the end of tomorrow.'
        : `${due.length > 0 ? 'Some' : 'All'} of these orders are overdue. Ship them, or cancel what you can’t ship, so that buyers know.`,
    ],
    sections: [...section('Overdue', late), ...section('Ship by tomorrow', due)],
    action: {
      label: 'See the orders',
      href: sellerHref(brand, slug, 'orders', late.length > 0 ? { view: 'late' } : {}),
    },
    afterwards: ['If an order has already left, mark it as shipped.'],
  })
}
