import type { SavedViewQuery, SellerOrderView, ShippingTier } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { shippingTierLabels } from '../../../shared/orders/shipping-tiers.labels.ts'
import { orderedSinceLabels, orderViewLabels } from './orders.labels.ts'

export const VIEWS: readonly { view: SellerOrderView; label: string; none: string }[] = [
  { view: 'to_confirm', ...orderViewLabels.to_confirm },
  { view: 'to_ship', ...orderViewLabels.to_ship },
  { view: 'late', ...orderViewLabels.late },
  { view: 'shipped', ...orderViewLabels.shipped },
  { view: 'delivered', ...orderViewLabels.delivered },
  { view: 'canceled', ...orderViewLabels.canceled },
  { view: 'all', ...orderViewLabels.all },
]

const lastDays = (count: number) => formatMessage(orderedSinceLabels.days, { count })

/** Periods of the filter by order date; `value` is the number of days before today. */
export const ORDERED = [
  { value: '0', label: orderedSinceLabels.today },
  { value: '1', label: orderedSinceLabels.yesterday },
  { value: '6', label: lastDays(7) },
  { value: '29', label: lastDays(30) },
  { value: '89', label: lastDays(90) },
] as const

/** Options of the filter by the shipping that the buyer paid for. */
export const TIERS = Object.entries(shippingTierLabels).map(([value, label]) => ({
  value: value as ShippingTier,
  label,
}))

/** Returns a day of a URL, or undefined if the text is no day. */
const dayOf = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

export interface OrdersQuery {
  readonly view: SellerOrderView
  readonly tier: ShippingTier | undefined
  readonly q: string | undefined
  /** One of `ORDERED`. */
  readonly ordered: string | undefined
  /** Days, such as `2026-11-23`. Undefined with `ordered`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor: string | undefined
}

/** Reads the view, filters and page of a URL. Invalid values are ignored. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const view = VIEWS.find(one => one.view === params.get('view'))?.view ?? 'all'
  const tier = TIERS.find(({ value }) => value === params.get('tier'))?.value
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const ordered = ORDERED.find(({ value }) => value === params.get('ordered'))?.value
  const days = { from: dayOf(params.get('from')), to: dayOf(params.get('to')) }
  const cursor = params.get('cursor')?.slice(0, 400) || undefined
  return { view, tier, q, ordered, ...(!ordered && days), cursor }
}

/** Reads the query of a URL for a saved view. A period such as the last 7 days stays relative to today. */
export function orderQuery(params: URLSearchParams): SavedViewQuery {
  const { view, tier, q, ordered, from, to } = readOrdersQuery(params)
  const days = ordered ? { ordered } : { ...(from && { from }), ...(to && { to }) }
  return {
    ...(view !== 'all' && { view }),
    ...(tier && { tier }),
    ...(q && { q }),
    ...(days as SavedViewQuery),
  }
}

/** Returns the URL parameters of a saved view. */
export const orderParams = ({
  view,
  tier,
  q,
  ordered,
  from,
  to,
}: SavedViewQuery): Record<string, string> => ({
  ...(view && view !== 'all' && { view }),
  ...(tier && { tier }),
  ...(q && { q }),
  ...(ordered ? { ordered } : { ...(from && { from }), ...(to && { to }) }),
})
