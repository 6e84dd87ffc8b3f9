import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrderSummary } from '@stoa/api-client/schema'
import { type Column, OrderPieces } from '@stoa/back-office'
import { Badge, OrderStatus, useMoney, useOrderDates } from '@stoa/ui'
import { useMemo } from 'react'
import { camelCase } from '../../../lib/camel-case.ts'
import { PaidShipping } from '../paid-shipping.tsx'
import { orderColumnLabels } from './order-columns.labels.ts'

/** Columns that are shown until others are chosen. */
export const USUAL_ORDER_COLUMNS = ['status', 'buyer', 'pieces', 'tier', 'shipBy', 'total']

/** Returns the columns of the order list. */
export function useOrderColumns(): Column<SellerOrderSummary>[] {
  const { money } = useMoney()
  const { day } = useOrderDates()
  return useMemo(
    () => [
      {
        id: 'order',
        label: orderColumnLabels.order,
        phone: 'title',
        cell: ({ number, isTest }) => (
          <>
            <span>{number}</span> {isTest && <Badge tone="caution">{orderColumnLabels.test}</Badge>}
          </>
        ),
      },
      {
        id: 'status',
        label: orderColumnLabels.status,
        phone: 'beside',
        cell: ({ badge, isLate, isReplacementDue }) => (
          <>
            <OrderStatus status={camelCase(badge)} />{' '}
            {isReplacementDue && <Badge tone="caution">{orderColumnLabels.replacement}</Badge>}{' '}
            {isLate && <Badge tone="critical">{orderColumnLabels.late}</Badge>}
          </>
        ),
      },
      {
        id: 'placed',
        label: orderColumnLabels.placed,
        phone: 'hide',
        width: '7.25rem',
        cell: ({ placedAt }) => day(placedAt),
      },
      {
        id: 'buyer',
        label: orderColumnLabels.buyer,
        phone: 'start',
        width: '8.5rem',
        cell: ({ buyer }) => buyer ?? orderColumnLabels.formerBuyer,
      },
      {
        id: 'pieces',
        label: orderColumnLabels.items,
        phone: 'end',
        wide: true,
        cell: ({ pictures, itemCount }) => <OrderPieces pictures={pictures} count={itemCount} />,
      },
      {
        id: 'tier',
        label: orderColumnLabels.tier,
        width: '5.75rem',
        phone: 'half',
        cell: ({ shippingTier }) => <PaidShipping tier={shippingTier} />,
      },
      {
        id: 'shipBy',
        label: orderColumnLabels.shipBy,
        width: '7rem',
        phone: 'half',
        cell: ({ shipBy }) => shipBy && day(shipBy),
      },
      {
        id: 'total',
        label: orderColumnLabels.total,
        align: 'end',
        width: '6rem',
        phone: 'end',
        cell: ({ total, currency }) => money(toMinor(total, minorUnits(currency)), currency),
      },
    ],
    [money, day],
  )
}
