import { chance } from '../catalog/chance.ts'
import { shops } from '../catalog/shops.ts'
import { zoneFor } from '../catalog/zones.ts'
import { type Basket, basketsOf, type PlannedLine, shipsTo } from './baskets.ts'
import { DAY, HOUR, isIn, momentsOf, saleOf } from './calendar.ts'
import { BUYERS, type GivenPurchase, SELLERS } from './given.ts'
import { isOpenCase, type Life, lifeAt, stepsOf, WAITING } from './lives.ts'
import { BUYERS_ADDRESS, shopperAt, shoppers } from './shoppers.ts'
import type { Step } from './steps.ts'

export type Tier = 'standard' | 'premium' | 'express'

/** Order of one shop with its course. */
export interface PlannedOrder {
  shop: string
  tier: Tier
  lines: readonly PlannedLine[]
  life: Life
  /** Steps that have happened by now. */
  steps: readonly Step[]
  /** More of it lies ahead. */
  isUnderWay: boolean
}

/** One payment. */
export interface PlannedPurchase {
  /** Key, equal in every run. */
  key: string
  /** A place in the list of shoppers, or the demo buyer. */
  shopper: number | 'buyer'
  at: Date
  isSale: boolean
  orders: readonly PlannedOrder[]
}

const shopOf = new Map(shops.map(shop => [shop.slug, shop]))

/** Country of a shopper, or of the demo buyer. */
const countryOf = (shopper: PlannedPurchase['shopper']): string =>
  (shopper === 'buyer' ? BUYERS_ADDRESS : shoppers[shopper]!.address).countryCode

/** Draws a shopper to whom a shop ships. */
function shopperFor(key: string, shop: string | undefined): number {
  for (let attempt = 0; ; attempt++) {
    const drawn = shopperAt(attempt === 0 ? key : `${key}/${attempt}`)
    if (shop === undefined || shipsTo(shop, countryOf(drawn))) return drawn
  }
}

const tierAt = (key: string): Tier => {
  const drawn = chance(key)
  return drawn < 0.08 ? 'express' : drawn < 0.24 ? 'premium' : 'standard'
}

interface Drawn {
  country: string
  placedAt: Date
  now: Date
  life: Life
}

function orderOf(key: string, basket: Basket, { country, placedAt, now, life }: Drawn): PlannedOrder {
  const shop = shopOf.get(basket.shop)!
  const { tiers } = zoneFor(shop, country)!
  const wanted = tierAt(`${key}/tier`)
  const tier = tiers[wanted] ? wanted : 'standard'
  const lived = {
    key,
    placedAt,
    transit: tiers[tier]!,
    handlingDays: shop.handlingDays ?? 0,
    lines: basket.lines.length,
    pieces: basket.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  const all = stepsOf(life, lived)
  const steps = all.filter(({ at }) => at < now)
  return { ...basket, tier, life, steps, isUnderWay: steps.length < all.length }
}

const daysBefore = (now: Date, at: Date): number => (now.getTime() - at.getTime()) / DAY

/** Exactly so long ago within the last two days, before them in the evening of that day. */
function momentBefore(now: Date, daysAgo: number, key: string): Date {
  const time = now.getTime() - daysAgo * DAY
  if (daysAgo < 2) return new Date(time)
  return new Date(Math.floor(time / DAY) * DAY + (16 + 6 * chance(`${key}/evening`)) * HOUR)
}

/** What waits for somebody has waited no longer than this: deadlines would have ended it. Milliseconds. */
const FRESH = 36 * HOUR
/** How much older a purchase may be made to have come so far; days. */
const MAX_OLDER = 14

/** Plans a purchase with a given course, for demonstrations. */
function givenPurchase(given: GivenPurchase, now: Date): PlannedPurchase {
  const { key, life } = given
  const shopper = given.shopper ?? shopperFor(`${key}/shopper`, given.shop)
  const country = countryOf(shopper)
  for (let attempt = 0; ; attempt++)
    for (let { daysAgo } = given; daysAgo < given.daysAgo + MAX_OLDER; daysAgo += 0.25) {
      const draw = attempt === 0 ? key : `${key}/again/${attempt}`
      const at = momentBefore(now, daysAgo, draw)
      const orders = basketsOf({ ...given, country, key: draw, daysAgo }).map((basket, place) =>
        orderOf(`${draw}/${place}`, basket, {
          country,
          placedAt: at,
          now,
          life: place === 0 ? life : 'plain',
        }),
      )
      if (!isAsTold(orders[0]!, now)) continue
      return {
        key,
        shopper,
        at,
        isSale: isIn(saleOf(now), at),
        orders,
      }
    }
}

/** Whether it has come as far as its life says: not before a weekend is over, or a parcel has arrived. */
function isAsTold({ life, steps, isUnderWay }: PlannedOrder, now: Date): boolean {
  if (!WAITING.has(life)) return true
  const last = steps.at(-1)?.at ?? now
  return !isUnderWay && (!isOpenCase(life) || now.getTime() - last.getTime() < FRESH)
}

/**
 * The orders of the demo marketplace within the last two years: the demo buyer's purchases first, then everybody's, each
 * from the newest to the oldest. The same for the same moment.
 *
 * @param count how many orders, one purchase more or less; what somebody looks for is there in any case
 */
export function planOrders(now: Date, count: number): PlannedPurchase[] {
  if (count === 0) return []
  const buyers = BUYERS.map(given => givenPurchase(given, now))
  const others = SELLERS.map(given => givenPurchase(given, now))
  let left = count - countOrders(buyers) - countOrders(others)
  const drawn: { key: string; shops: number }[] = []
  while (left > 0) {
    const key = `purchase/${drawn.length}`
    const country = countryOf(shopperAt(`${key}/shopper`))
    const shops = Math.min(left, basketsOf({ key, country, daysAgo: 0 }).length)
    drawn.push({ key, shops })
    left -= shops
  }
  const sale = saleOf(now)
  const moments = momentsOf(drawn.length, now)
  for (const [place, { key, shops }] of drawn.entries()) {
    const at = moments[place]!
    const shopper = shopperAt(`${key}/shopper`)
    const country = countryOf(shopper)
    others.push({
      key,
      shopper,
      at,
      isSale: isIn(sale, at),
      orders: basketsOf({ key, country, daysAgo: daysBefore(now, at), shops }).map((basket, each) => {
        const own = `${key}/${each}`
        return orderOf(own, basket, { country, placedAt: at, now, life: lifeAt(`${own}/life`) })
      }),
    })
  }
  const newestFirst = (a: PlannedPurchase, b: PlannedPurchase) => b.at.getTime() - a.at.getTime()
  return [...buyers.sort(newestFirst), ...others.sort(newestFirst)]
}

export const countOrders = (purchases: readonly PlannedPurchase[]): number =>
  purchases.reduce((sum, { orders }) => sum + orders.length, 0)
