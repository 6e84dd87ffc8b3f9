import type { Dashboard } from '@stoa/api-client/schema'
import { ChartFrame, RecordList } from '@stoa/back-office'
import { Badge } from '@stoa/ui/badge'
import { Link } from '@stoa/ui/link'
import { OrderStatus } from '@stoa/ui/order'
import { Rating } from '@stoa/ui/rating'
import { camelCase } from '../../lib/camel-case.ts'
import { LOCALE } from '../../lib/money.ts'
import { useShop } from '../access/shop-context.ts'
import { amount, figure } from './words.ts'

/** Orders to confirm or to send, the most urgent first. */
export function WaitingOrders({
  orders,
  timeZone,
}: {
  orders: Dashboard['waitingOrders']
  timeZone: string
}) {
  const { may } = useShop()
  const opens = may('orders')
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone })
  return (
    <ChartFrame
      title="Waiting orders"
      summary={orders.length === 0 ? 'Nothing waits to be sent.' : undefined}
      actions={opens && <Link href="/seller/orders">All orders</Link>}
    >
      {orders.length > 0 && (
        <RecordList
          aria-label="Waiting orders"
          items={orders.map(order => ({
            id: order.number,
            label: order.number,
            href: opens ? `/seller/orders/${order.number}` : undefined,
            note: [
              order.itemCount > 1
                ? `${order.title} and more, ${figure(order.itemCount)} pieces`
                : order.title,
              order.isReplacementDue && 'replacement',
              order.shipBy && `ship by ${day.format(new Date(order.shipBy))}`,
            ]
              .filter(Boolean)
              .join(' · '),
            end: (
              <>
                {order.isLate ? (
                  <Badge tone="critical" dot>
                    Late
                  </Badge>
                ) : (
                  <OrderStatus status={camelCase(order.badge)} />
                )}
                <span>{amount(order.total)}</span>
              </>
            ),
          }))}
        />
      )}
    </ChartFrame>
  )
}

/** Variants with few pieces left. */
export function LowStock({ items, count }: { items: Dashboard['lowStock']; count: number }) {
  if (count === 0) return null
  return (
    <ChartFrame
      title="Low stock"
      summary={count > items.length ? `The first ${figure(items.length)} of ${figure(count)}.` : undefined}
    >
      <RecordList
        aria-label="Low stock"
        items={items.map(({ variantId, title, options, stock, picture }) => ({
          id: variantId,
          label: title,
          note: options.join(', '),
          picture,
          end: stock === 0 ? 'Sold out' : `${figure(stock)} left`,
        }))}
      />
    </ChartFrame>
  )
}

/** What buyers said last. */
export function LatestReviews({ reviews }: { reviews: Dashboard['latestReviews'] }) {
  const { may } = useShop()
  if (reviews.length === 0) return null
  return (
    <ChartFrame
      title="Latest reviews"
      actions={may('products') && <Link href="/seller/reviews">All reviews</Link>}
    >
      <RecordList
        aria-label="Latest reviews"
        items={reviews.map(({ product, review }) => ({
          id: review.id,
          label: product.title,
          note: review.title ?? (review.text || `By ${review.author}`),
          picture: product.picture,
          end: <Rating average={review.rating} form="stars" />,
        }))}
      />
    </ChartFrame>
  )
}
