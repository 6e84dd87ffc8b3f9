'use client'

import { useLabels } from '../../system/index.ts'
import { orderLabels } from './order.labels.ts'
import { useOrderDates } from './order-dates.ts'

export interface ArrivalData {
  /** The first day it may arrive: a calendar date, `2026-05-07`. */
  from: string
  /** The last day it may arrive: a calendar date, `2026-05-09`. The same as `from` names one day. */
  to: string
}

/** "Arrives between …", as it was promised. */
export function OrderArrival({ from, to }: ArrivalData) {
  const t = useLabels('order', orderLabels)
  const { date } = useOrderDates()
  return (
    <span>
      {from === to ? t('arrivesOn', { day: date(from) }) : t('arrives', { from: date(from), to: date(to) })}
    </span>
  )
}
