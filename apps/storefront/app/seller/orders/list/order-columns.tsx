import { minorUnits, toMinor } from '@stoa/api-client'
import type { SellerOrderSummary } from '@stoa/api-client/schema'
import { type Column, OrderPieces } from '@stoa/back-office'
import { Badge, OrderStatus, useMoney, useOrderDates } from '@stoa/ui'
import { useMemo } from 'react'
import { camelCase } from '../../../lib/camel-case.ts'

/** Those that are shown unless others are chosen. */
export const USUAL_ORDER_COLUMNS = ['status', 'buyer', 'pieces', 'shipBy', 'total']

/** The columns of a list of orders. */
export function useOrderColumns(): Column<SellerOrderSummary>[] {
  const { money } = useMoney()
  const { day } = useOrderDates()
  return useMemo(
    () => [
      {
        id: 'order',
        label: 'Order',
        phone: 'title',
        cell: ({ number, isTest }) => (
          <>
            {number} {isTest && <Badge tone="caution">TEST</Badge>}
          </>
        ),
      },
      {
        id: 'status',
        label: 'Status',
        phone: 'beside',
        cell: ({ badge, isLate, isReplacementDue }) => (
          <>
            <OrderStatus status={camelCase(badge)} />{' '}
            {isReplacementDue && <Badge tone="caution">Replacement</Badge>}{' '}
            {isLate && <Badge tone="critical">Late</Badge>}
          </>
        ),
      },
      {
        id: 'placed',
        label: 'Ordered',
        phone: 'hide',
        width: '7.25rem',
        cell: ({ placedAt }) => day(placedAt),
      },
      {
        id: 'buyer',
        label: 'Buyer',
        phone: 'start',
        cell: ({ buyer }) => buyer ?? 'A former customer',
      },
      {
        id: 'pieces',
        label: 'Pieces',
        phone: 'end',
        wide: true,
        cell: ({ pictures, itemCount }) => <OrderPieces pictures={pictures} count={itemCount} />,
      },
      {
        id: 'shipBy',
        label: 'Ship by',
        width: '7.75rem',
        phone: 'half',
        cell: ({ shipBy }) => shipBy && day(shipBy),
      },
      {
        id: 'total',
        label: 'Total',
        align: 'end',
        width: '6.5rem',
        phone: 'end',
        cell: ({ total, currency }) => money(toMinor(total, minorUnits(currency)), currency),
      },
    ],
    [money, day],
  )
}
