import { minorUnits, toMinor } from '@stoa/api-client'
import type { OrderBadge, OrderSummary } from '@stoa/api-client/schema'
import type { OrderCardData, OrderStatusName } from '@stoa/ui'
import { productHref, shopHref } from '../../lib/view.ts'

const STATUS: Record<OrderBadge, OrderStatusName> = {
  placed: 'placed',
  confirmed: 'confirmed',
  partly_shipped: 'partlyShipped',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  return_requested: 'returnRequested',
  returned: 'returned',
  partly_refunded: 'partlyRefunded',
  refunded: 'refunded',
  canceled: 'canceled',
}

export const toOrderCard = (order: OrderSummary): OrderCardData => ({
  id: order.id,
  number: order.number,
  placedAt: order.placedAt,
  status: STATUS[order.badge],
  shop: { name: order.shop.name, href: shopHref(order.shop.slug) },
  total: toMinor(order.total, minorUnits(order.currency)),
  currency: order.currency,
  pieces: order.itemCount,
  lines: order.lines.map(({ slug, picture, ...line }) => ({
    ...line,
    picture,
    href: slug === null ? undefined : productHref(slug),
  })),
})
