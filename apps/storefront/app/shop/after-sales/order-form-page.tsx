import { isApiError } from '@stoa/api-client'
import type { Order, OrderGroup } from '@stoa/api-client/schema'
import { Breadcrumbs, OrderSkeleton, Stack } from '@stoa/ui'
import type { ReactNode } from 'react'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { MissingOrder } from '../orders/missing-order.tsx'
import { groupNumberOf, orderHref } from '../orders/order-address.ts'
import { useOrderGroup } from '../orders/use-order-group.ts'
import { orderFormLabels } from './order-form.labels.ts'

export interface OrderFormPageProps {
  /** Number of one shop's order. */
  readonly number: string
  readonly title: string
  readonly children: (order: Order, group: OrderGroup) => ReactNode
}

/** Frame of a page about one shop's order. Its breadcrumbs lead to the purchase. */
export function OrderFormPage({ number, title, children }: OrderFormPageProps) {
  const { data, error, mutate } = useOrderGroup(groupNumberOf(number))
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <MissingOrder />
  if (error && !data) return <SectionState error={error} onRetry={() => void mutate()} />
  if (!data) return <OrderSkeleton layout="detail" count={1} />
  const order = data.orders.find(one => one.number === number)
  if (!order) return <MissingOrder />
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[
          { label: orderFormLabels.orders, href: '/account/orders' },
          { label: data.number, href: orderHref(number) },
          { label: title },
        ]}
      />
      {children(order, data)}
    </Stack>
  )
}
