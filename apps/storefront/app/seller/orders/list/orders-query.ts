import type { SavedViewQuery, SellerOrderView } from '@stoa/api-client/schema'

export const VIEWS: readonly { view: SellerOrderView; label: string; none: string }[] = [
  { view: 'to_confirm', label: 'To confirm', none: 'Every order is confirmed' },
  { view: 'to_ship', label: 'To ship', none: 'Everything is shipped' },
  { view: 'late', label: 'Late', none: 'Nothing is late' },
  { view: 'shipped', label: 'Shipped', none: 'No parcel is on its way' },
  { view: 'delivered', label: 'Delivered', none: 'Nothing is delivered yet' },
  { view: 'canceled', label: 'Canceled', none: 'No order was canceled' },
  { view: 'all', label: 'All', none: 'No orders yet' },
]

export const ORDERED = [
  { value: '0', label: 'Today' },
  { value: '1', label: 'Since yesterday' },
  { value: '6', label: 'Last 7 days' },
  { value: '29', label: 'Last 30 days' },
  { value: '89', label: 'Last 90 days' },
] as const

/** A day of the calendar in this browser, such as `2026-11-23`. */
export function dayAgo(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
}

/** A day that an address names; nothing else. */
const dayOf = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

export interface OrdersQuery {
  readonly view: SellerOrderView
  readonly q: string | undefined
  /** One of `ORDERED`. */
  readonly ordered: string | undefined
  /** Days, such as `2026-11-23`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor: string | undefined
}

/** What an address asks for; what it should not say is passed over. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const view = VIEWS.find(one => one.view === params.get('view'))?.view ?? 'all'
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const ordered = ORDERED.find(({ value }) => value === params.get('ordered'))?.value
  const days = { from: dayOf(params.get('from')), to: dayOf(params.get('to')) }
  const cursor = params.get('cursor')?.slice(0, 400) || undefined
  return { view, q, ordered, ...(ordered ? { from: dayAgo(Number(ordered)) } : days), cursor }
}

/** What an address asks for as a saved view keeps it: the last days stay the last days, whenever it is looked at. */
export function orderQuery(params: URLSearchParams): SavedViewQuery {
  const { view, q, ordered, from, to } = readOrdersQuery(params)
  const days = ordered ? { ordered } : { ...(from && { from }), ...(to && { to }) }
  return { ...(view !== 'all' && { view }), ...(q && { q }), ...(days as SavedViewQuery) }
}

/** The address's parameters for a saved view. */
export const orderParams = ({ view, q, ordered, from, to }: SavedViewQuery): Record<string, string> => ({
  ...(view && view !== 'all' && { view }),
  ...(q && { q }),
  ...(ordered ? { ordered } : { ...(from && { from }), ...(to && { to }) }),
})
