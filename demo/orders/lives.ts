import { between, chance } from '../catalog/chance.ts'
import { DAY, HOUR, workingDaysAfter } from './calendar.ts'
import { type CaseLife, casesOf, OPEN_CASES } from './cases.ts'
import type { Step } from './steps.ts'

/** Course of one order, from the first day to the last. */
export type Life =
  | 'plain'
  | 'canceled_by_buyer'
  | 'canceled_by_shop'
  | 'partly_canceled'
  | 'late_parcel'
  | 'two_parcels'
  | 'unconfirmed'
  | 'unshipped'
  | 'packed'
  | 'half_shipped'
  | 'refunded_in_goodwill'
  | CaseLife

/** Share per thousand orders; the rest is plain. Only the newest orders wait for an action. */
const OFTEN: readonly (readonly [Life, number])[] = [
  ['canceled_by_buyer', 40],
  ['canceled_by_shop', 14],
  ['partly_canceled', 28],
  ['late_parcel', 55],
  ['two_parcels', 60],
  ['returned', 46],
  ['returned_worn', 14],
  ['return_rejected', 6],
  ['return_canceled', 6],
  ['claim_refunded', 12],
  ['claim_replaced', 6],
  ['claim_rejected', 4],
  ['dispute_for_buyer', 2],
  ['dispute_for_seller', 2],
  ['refunded_in_goodwill', 6],
]

export function lifeAt(key: string): Life {
  let drawn = chance(key) * 1_000
  for (const [life, often] of OFTEN) {
    drawn -= often
    if (drawn < 0) return life
  }
  return 'plain'
}

export interface LivedOrder {
  key: string
  placedAt: Date
  /** Working days on the way that the shop promises, at least and at most. */
  transit: readonly [least: number, most: number]
  handlingDays: number
  /** How many lines it has, and pieces altogether. */
  lines: number
  pieces: number
}

const CARRIERS = ['Northpost', 'Blue Van', 'Swift Parcel'] as const

/** When a shop gets to it: on a working day, between eight and four o'clock (UTC). */
function inOfficeHours(key: string, after: Date): Date {
  const time = new Date(after.getTime() + between(`${key}/minutes`, 25, 600) * 60_000)
  const opens = Math.floor(time.getTime() / DAY) * DAY + 8 * HOUR
  const pause = between(`${key}/pause`, 0, 170) * 60_000
  const isWeekend = [0, 6].includes(time.getUTCDay())
  if (!isWeekend && time.getTime() < opens) return new Date(opens + pause)
  if (!isWeekend && time.getTime() < opens + 8 * HOUR) return time
  return workingDaysAfter(new Date(opens + pause), 1)
}

/** Returns all events of an order after it was placed, in chronological order; some may be in the future. */
export function stepsOf(life: Life, order: LivedOrder): Step[] {
  const { key, placedAt, transit: promised, handlingDays } = order
  const hours = (from: Date, low: number, high: number, what: string) =>
    new Date(from.getTime() + between(`${key}/${what}`, low * 60, high * 60) * 60_000)
  const confirmed = inOfficeHours(`${key}/confirmed`, placedAt)
  const confirm: Step = { at: confirmed, do: 'confirm' }
  const carrier = CARRIERS[Math.floor(chance(`${key}/carrier`) * CARRIERS.length)]!

  if (life === 'unconfirmed') return []
  if (life === 'unshipped') return [confirm]
  if (life === 'canceled_by_buyer')
    return [{ at: hours(placedAt, 0.5, 5, 'canceled'), do: 'cancel', by: 'buyer', reason: 'customer' }]
  if (life === 'canceled_by_shop')
    return [{ at: hours(confirmed, 0.2, 3, 'canceled'), do: 'cancel', by: 'shop', reason: 'inventory' }]

  // Later than that, and the marketplace would have canceled it.
  const delay = life === 'late_parcel' ? 2 : 0
  const packed = hours(confirmed, 0.3, 2, 'packed')
  const shipped = hours(workingDaysAfter(packed, handlingDays + delay), 0.5, 4, 'shipped')
  // Most parcels are a day faster than promised.
  const [low, high] = promised.map(days => Math.max(1, days - 1)) as [number, number]
  const transit = between(`${key}/transit`, low, high) + (delay > 0 ? 1 : 0)
  const arrived = hours(workingDaysAfter(shipped, transit), -4, 4, 'arrived')
  const isSplit = (life === 'two_parcels' || life === 'half_shipped') && order.lines > 1
  const pack: Step = { at: packed, do: 'pack', parcel: 0, lines: isSplit ? 'first' : 'all' }
  if (life === 'packed') return [confirm, pack]
  const sent: Step[] = [
    confirm,
    ...(life === 'partly_canceled' && order.pieces > 1
      ? [
          {
            at: hours(confirmed, 0.1, 0.2, 'partly'),
            do: 'cancel_piece',
            by: 'shop',
            reason: 'inventory',
          } as const,
        ]
      : []),
    pack,
    { at: shipped, do: 'ship', parcel: 0, carrier },
  ]
  if (life === 'half_shipped') return sent
  const second = workingDaysAfter(shipped, 2)
  const last = isSplit ? workingDaysAfter(arrived, 2) : arrived
  const rest: Step[] = isSplit
    ? [
        { at: second, do: 'pack', parcel: 1, lines: 'all' },
        { at: new Date(second.getTime() + HOUR), do: 'ship', parcel: 1, carrier },
      ]
    : []
  const arrivals: Step[] = [
    { at: arrived, do: 'deliver', parcel: 0 },
    ...(isSplit ? [{ at: last, do: 'deliver', parcel: 1 } as const] : []),
  ]
  const goodwill: Step[] =
    life === 'refunded_in_goodwill'
      ? [
          {
            at: hours(last, 20, 90, 'goodwill'),
            do: 'refund',
            share: 0.15,
            text: 'For the wait, and for your patience with us.',
          },
        ]
      : []
  const cases = casesOf(life, { key, arrived: last })
  const end = Math.max(last.getTime() + 30 * DAY, cases.at(-1)?.at.getTime() ?? 0)
  return [
    ...[...sent, ...rest, ...arrivals, ...goodwill, ...cases].sort((a, b) => a.at.getTime() - b.at.getTime()),
    ...(WAITING.has(life) ? [] : [{ at: new Date(end + HOUR), do: 'complete' } as const]),
  ]
}

/** Courses that wait for an action. */
export const WAITING: ReadonlySet<Life> = new Set<Life>([
  'unconfirmed',
  'unshipped',
  'packed',
  'half_shipped',
  ...OPEN_CASES,
])

export const isOpenCase = (life: Life): boolean => OPEN_CASES.some(open => open === life)
