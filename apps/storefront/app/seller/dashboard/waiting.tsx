import type { Dashboard } from '@stoa/api-client/schema'
import { ChartFrame, RecordList } from '@stoa/back-office'
import { Badge } from '@stoa/ui/badge'
import { Link } from '@stoa/ui/link'
import { formatMessage } from '@stoa/ui/messages'
import { OrderStatus, useOrderDates } from '@stoa/ui/order'
import { Rating } from '@stoa/ui/rating'
import { camelCase } from '../../lib/camel-case.ts'
import { useShop } from '../access/shop-context.ts'
import { latestReviewsLabels, lowStockLabels, waitingOrdersLabels } from './waiting.labels.ts'
import { amount } from './words.ts'

/** Lists orders to confirm or to ship, most urgent first. */
export function WaitingOrders({ orders }: { orders: Dashboard['waitingOrders'] }) {
  const { may } = useShop()
  const opens = may('orders')
  const { day } = useOrderDates()
  return (
    <ChartFrame
      title={waitingOrdersLabels.title}
      summary={orders.length === 0 ? waitingOrdersLabels.none : undefined}
      actions={opens && <Link href="/seller/orders">{waitingOrdersLabels.all}</Link>}
    >
      {orders.length > 0 && (
        <RecordList
          aria-label={waitingOrdersLabels.title}
          items={orders.map(order => ({
            id: order.number,
            label: order.number,
            href: opens ? `/seller/orders/${order.number}` : undefined,
            description: [
              order.itemCount > 1
                ? formatMessage(waitingOrdersLabels.andMore, { title: order.title, count: order.itemCount })
                : order.title,
              order.isReplacementDue && waitingOrdersLabels.replacement,
              order.shipBy && formatMessage(waitingOrdersLabels.shipBy, { day: day(order.shipBy) }),
            ]
              .filter(Boolean)
              .join(' · '),
            end: (
              <>
                {order.isLate ? (
                  <Badge tone="critical" dot>
                    {waitingOrdersLabels.late}
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

/** Lists variants that are low on stock. Shows nothing if there are none. */
export function LowStock({ items, count }: { items: Dashboard['lowStock']; count: number }) {
  if (count === 0) return null
  return (
    <ChartFrame
      title={lowStockLabels.title}
      summary={
        count > items.length ? formatMessage(lowStockLabels.shown, { shown: items.length, count }) : undefined
      }
    >
      <RecordList
        aria-label={lowStockLabels.title}
        items={items.map(({ variantId, title, options, stock, picture }) => ({
          id: variantId,
          label: title,
          description: options.join(', '),
          picture,
          end: stock === 0 ? lowStockLabels.soldOut : formatMessage(lowStockLabels.left, { count: stock }),
        }))}
      />
    </ChartFrame>
  )
}

/** Lists the latest reviews. Shows nothing if there are none. */
export function LatestReviews({ reviews }: { reviews: Dashboard['latestReviews'] }) {
  const { may } = useShop()
  if (reviews.length === 0) return null
  return (
    <ChartFrame
      title={latestReviewsLabels.title}
      actions={may('products') && <Link href="/seller/reviews">{latestReviewsLabels.all}</Link>}
    >
      <RecordList
        aria-label={latestReviewsLabels.title}
        items={reviews.map(({ product, review }) => ({
          id: review.id,
          label: product.title,
          description:
            review.title ?? (review.text || formatMessage(latestReviewsLabels.by, { author: review.author })),
          picture: product.picture,
          end: <Rating average={review.rating} form="stars" />,
        }))}
      />
    </ChartFrame>
  )
}
