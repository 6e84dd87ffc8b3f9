import { chance } from '../catalog/chance.ts'
import { products, shops } from '../catalog/index.ts'
import type { SeedProduct } from '../catalog/types.ts'
import { zoneFor } from '../catalog/zones.ts'

export interface PlannedLine {
  product: SeedProduct
  /** One value of each option. */
  values: readonly string[]
  quantity: number
}

/** What is bought of one shop. */
export interface Basket {
  shop: string
  lines: PlannedLine[]
}

export interface BasketWish {
  /** Key of the purchase; draws depend on nothing else. */
  key: string
  /** How long ago it is bought: what was not listed yet cannot be. */
  daysAgo: number
  /** How many shops; drawn where it is not told. */
  shops?: number
  /** Where the first of them is given. */
  shop?: string
  /** At least so many lines of the first shop. */
  lines?: number
  /** Country to which it goes: only shops that ship there are in it. */
  country: string
}

/** The sums of what is before each product, by how well it sells: best sellers are drawn often, slow ones seldom. */
const popularity = (list: readonly SeedProduct[]) => {
  let total = 0
  return { list, until: list.map(({ sold90 }) => (total += sold90 + 1)), total: () => total }
}
const shopOf = new Map(shops.map(shop => [shop.slug, shop]))
/** Whether a shop of the demo ships to a country. */
export const shipsTo = (shop: string, country: string): boolean =>
  zoneFor(shopOf.get(shop)!, country) !== undefined

const reachable = new Map<string, ReturnType<typeof popularity>>()
function reachableFrom(country: string) {
  const known = reachable.get(country)
  if (known) return known
  const made = popularity(products.filter(({ shop }) => shipsTo(shop, country)))
  reachable.set(country, made)
  return made
}
const byShop = new Map(
  [...Map.groupBy(products, ({ shop }) => shop)].map(([shop, own]) => [shop, popularity(own)]),
)

const TRIES = 40

function productOf(
  key: string,
  daysAgo: number,
  from: ReturnType<typeof popularity>,
  without?: ReadonlySet<unknown>,
): SeedProduct {
  for (let attempt = 0; ; attempt++) {
    const drawn = chance(`${key}/${attempt}`) * from.total()
    const product = from.list[from.until.findIndex(until => drawn < until)]!
    if (attempt === TRIES) return product
    if (product.createdDaysAgo > daysAgo && !without?.has(product) && !without?.has(product.shop))
      return product
  }
}

/** The first variants are what a page opens with, and what most people take. */
function lineOf(key: string, product: SeedProduct): PlannedLine {
  const { values, price } =
    product.variants[Math.floor(chance(`${key}/variant`) ** 2 * product.variants.length)]!
  const drawn = chance(`${key}/quantity`)
  const quantity = price < 3_000 && drawn < 0.12 ? 4 : price < 6_000 && drawn < 0.35 ? 2 : 1
  return { product, values, quantity }
}

const countOf = (drawn: number, two: number, three: number): number =>
  drawn < three ? 3 : drawn < two ? 2 : 1

/** What one purchase holds, shop by shop. */
export function basketsOf({ key, daysAgo, shop, lines, country, ...wish }: BasketWish): Basket[] {
  const shops = wish.shops ?? countOf(chance(`${key}/shops`), 0.38, 0.1)
  const baskets: Basket[] = []
  for (let at = 0; at < shops; at++) {
    const own = `${key}/${at}`
    const first =
      at === 0 && shop !== undefined
        ? productOf(`${own}/first`, daysAgo, byShop.get(shop)!)
        : productOf(
            `${own}/first`,
            daysAgo,
            reachableFrom(country),
            new Set(baskets.map(basket => basket.shop)),
          )
    if (baskets.some(basket => basket.shop === first.shop)) continue
    const count = Math.max(countOf(chance(`${own}/lines`), 0.36, 0.1), at === 0 ? (lines ?? 1) : 1)
    const bought = new Set([first])
    for (let more = 1; more < count; more++)
      bought.add(productOf(`${own}/${more}`, daysAgo, byShop.get(first.shop)!, bought))
    baskets.push({
      shop: first.shop,
      lines: [...bought].map((product, line) => lineOf(`${own}/line/${line}`, product)),
    })
  }
  return baskets
}
