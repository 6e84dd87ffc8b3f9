import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishSettings } from '../../src/modules/market/index.ts'
import { turnSales } from '../../src/modules/products/due-products.repository.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import type { MarketSettings } from '../../src/platform/market.ts'
import { type TestApp, useTestApp } from '../app.ts'
import { importDesk } from '../catalog-runs/import-desk.ts'
import { deskOf, openShop, optionsOf, type ShopDesk } from '../seller/shop-desk.ts'

const api = useTestApp()
const HOUR = 3_600_000
const MONTH = 30 * 24

/** Moves everything that was recorded about prices into the past, as if this many hours had passed. */
async function pass({ deps: { db } }: TestApp, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours}::int)`
  await db.execute(sql`update price_changes set at = at - ${by}`)
  await db.execute(sql`update products set listed_at = listed_at - ${by}`)
  await db.execute(
    sql`update variants set reduced_since = reduced_since - ${by} where reduced_since is not null`,
  )
}

interface Prices {
  price: number
  salePrice: number | null
}

const effective = ({ price, salePrice }: Prices) => salePrice ?? price

/** A variant's prices with the hour at which each began, and the price that its reduction is compared with. */
interface History {
  entries: (Prices & { at: number })[]
  prior: number | null
}

/** Lowest price of the 30 days before an hour: every hour of them is looked at. */
function lowestBefore(entries: History['entries'], at: number): number {
  const found: number[] = []
  for (let hour = Math.max(at - MONTH, entries[0]!.at); hour < at; hour++)
    found.push(effective(entries.findLast(entry => entry.at <= hour)!))
  return Math.min(...found)
}

function follow({ entries, prior }: History, next: Prices, at: number, isProgressive: boolean): History {
  const last = entries.at(-1)!
  const former = effective(last)
  const wasReduced = last.salePrice !== null
  const stays = wasReduced && (effective(next) === former || (isProgressive && effective(next) < former))
  return {
    prior: next.salePrice === null ? null : stays ? prior : lowestBefore(entries, at),
    entries: [...entries, { ...next, at }],
  }
}

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Prices in whole units, few enough to be equal now and then. */
function somePrices(next: () => number): Prices {
  const price = 20 + Math.floor(next() * 6)
  return { price, salePrice: next() < 0.6 ? price - 1 - Math.floor(next() * 10) : null }
}

async function publish({ deps }: TestApp, prices: MarketSettings['prices']): Promise<void> {
  const { db, market, clock } = deps
  await market.refresh()
  const data = { ...market.settings, prices }
  await inTx(db, tx => publishSettings(tx, { data, basedOn: market.version, note: '', now: clock.now() }))
  await market.refresh()
}

const shown = async (slug: string) =>
  (await api().call({ method: 'GET', url: `/api/public/products/${slug}` })).body

const cardOf = async (shop: string) =>
  (await api().call({ method: 'GET', url: `/api/public/products?shop=${shop}` })).body

/** Puts one variant on sale, and answers what shoppers see of it. */
async function reduce(desk: ShopDesk, id: string, salePrice: number | null) {
  const { version, slug, variants } = (await desk.get(`products/${id}`)).body
  const answer = await desk.patch(`products/${id}`, version, {
    variants: [{ id: variants[0].id, salePrice }],
  })
  expect(answer.status).toBe(200)
  const { price, priceSale } = await shown(slug)
  return { price, priceSale }
}

describe('the price that a reduction is compared with', () => {
  beforeEach(() => publish(api(), { reduction: 'prior30', progressive: false }))

  test.each([false, true])(
    'is the lowest of the 30 days before it, over many histories (step by step: %s)',
    async isProgressive => {
      await publish(api(), { reduction: 'prior30', progressive: isProgressive })
      const next = numbers(isProgressive ? 7 : 11)
      const desk = await openShop(api())
      const sizes = Array.from({ length: 12 }, (_, at) => `size ${at}`)
      const options = optionsOf({ Size: sizes })
      const first = sizes.map(() => ({ ...somePrices(next), salePrice: null }))
      const product = await desk.product({
        options,
        variants: first.map((prices, at) => ({
          valueIds: [options[0]!.values[at]!.id],
          ...prices,
          stock: { from: 0, to: 1 },
        })),
      })
      let hour = 0
      let histories = first.map((prices): History => ({ prior: null, entries: [{ ...prices, at: 0 }] }))
      for (let step = 1; step <= 14; step++) {
        const gap = 1 + Math.floor(next() ** 3 * 500)
        await pass(api(), gap)
        hour += gap
        const wanted = histories.map(({ entries }) => (next() < 0.5 ? somePrices(next) : entries.at(-1)!))
        const { version, variants } = (await desk.get(`products/${product.id}`)).body
        const patched = await desk.patch(`products/${product.id}`, version, {
          variants: variants.map(({ id }: { id: string }, at: number) => ({
            id,
            price: wanted[at]!.price,
            salePrice: wanted[at]!.salePrice,
          })),
        })
        expect(patched.status).toBe(200)
        histories = histories.map((history, at) => {
          const last = history.entries.at(-1)!
          const { price, salePrice } = wanted[at]!
          const isSame = last.price === price && last.salePrice === salePrice
          return isSame ? history : follow(history, { price, salePrice }, hour, isProgressive)
        })
        const after = await desk.get(`products/${product.id}`)
        expect(after.body.variants.map(({ priorPrice }: { priorPrice: number }) => priorPrice)).toEqual(
          histories.map(({ prior }) => prior),
        )
        const struck = histories.map(({ prior, entries }) => {
          const { salePrice } = entries.at(-1)!
          const isStruck = salePrice !== null && prior !== null && prior > salePrice
          return {
            price: isStruck ? prior : effective(entries.at(-1)!),
            priceSale: isStruck ? salePrice : null,
          }
        })
        expect((await shown(product.slug)).variants).toMatchObject(struck)
        const cheapest = Math.min(...histories.map(({ entries }) => effective(entries.at(-1)!)))
        const at = histories.findIndex(({ entries }) => effective(entries.at(-1)!) === cheapest)
        const { items, facets } = await cardOf(desk.shop.slug)
        const isTold = histories[at]!.entries.at(-1)!.salePrice !== null
        if (isTold) expect(items[0]).toMatchObject(struck[at]!)
        expect(facets.onSale).toBe(items[0].priceSale === null ? 0 : 1)
      }
    },
  )

  test('does not exist for a product that was created on sale, and is its own price afterwards', async () => {
    const desk = await openShop(api())
    const product = await desk.product({
      variants: [{ price: 24, salePrice: 18, stock: { from: 0, to: 5 } }],
    })
    expect(await shown(product.slug)).toMatchObject({ price: 18, priceSale: null })
    expect((await desk.get(`products/${product.id}`)).body.variants[0]).toMatchObject({
      salePrice: 18,
      isOnSale: true,
      priorPrice: null,
    })
    await pass(api(), 48)
    expect(await reduce(desk, product.id, 15)).toEqual({ price: 18, priceSale: 15 })
  })

  test('leaves out prices that a draft had before it was listed', async () => {
    const desk = await openShop(api())
    const draft = await desk.product({ status: 'draft' })
    const [{ id }] = draft.variants
    const url = `products/${draft.id}`
    await desk.patch(url, 1, { variants: [{ id, price: 5 }] })
    await pass(api(), 24)
    await desk.patch(url, 2, { variants: [{ id, price: 90 }] })
    await pass(api(), 24)
    // Listed and reduced at once: it was never offered for 90.
    await desk.patch(url, 3, { status: 'active', variants: [{ id, salePrice: 60 }] })
    expect(await shown(draft.slug)).toMatchObject({ price: 60, priceSale: null })
    await pass(api(), 24)
    expect(await reduce(desk, draft.id, null)).toEqual({ price: 90, priceSale: null })
    await pass(api(), MONTH + 1)
    expect(await reduce(desk, draft.id, 60)).toEqual({ price: 90, priceSale: 60 })
  })

  test('begins and ends with a planned sale', async () => {
    const { deps, clock } = api()
    const desk = await openShop(api())
    const product = await desk.product()
    await pass(api(), 48)
    const [{ id }] = product.variants
    await deps.db.execute(sql`update variants set sale_plan_minor = 1900, sale_starts_at = now() + interval '1 hour',
      sale_ends_at = now() + interval '3 hours' where id = ${id}`)
    const at = (hours: number) => turnSales(deps.db, new Date(clock.now().getTime() + hours * HOUR))
    const prices = async () => {
      const { price, priceSale } = (await cardOf(desk.shop.slug)).items[0]
      const { rows } = await deps.db.execute(
        sql`select prior_minor::int as prior, reduced_since is not null as "isReduced" from variants where id = ${id}`,
      )
      return { price, priceSale, ...rows[0] }
    }
    await at(0)
    expect(await prices()).toEqual({ price: 24, priceSale: null, prior: null, isReduced: false })
    await at(2)
    expect(await prices()).toEqual({ price: 24, priceSale: 19, prior: 2400, isReduced: true })
    await at(4)
    expect(await prices()).toEqual({ price: 24, priceSale: null, prior: null, isReduced: false })
  })

  test('follows bulk changes, their undo, and a file', async () => {
    const files = await importDesk(api())
    const desk = deskOf(api(), files.shop, files.seller)
    const file = (price: string, compareAt: string) =>
      `Handle,Title,Variant Price,Variant Compare At Price,Status\nmug,Mug,${price},${compareAt},active\n`
    await files.take(file('24', ''))
    const product = (await files.get('/products')).body.items[0]
    const prices = async () => {
      const { price, priceSale } = await shown(product.slug)
      return { price, priceSale }
    }
    await pass(api(), 48)
    await files.take(file('20', '24'))
    expect(await prices()).toEqual({ price: 24, priceSale: 20 })

    await pass(api(), 24)
    const sale = { field: 'sale', mode: 'set', amount: 16 }
    const { body } = await desk.post('products/bulk', { ids: [product.id], action: sale })
    expect(await prices()).toEqual({ price: 20, priceSale: 16 })

    await pass(api(), 24)
    await desk.post(`products/bulk/${body.runId}/undo`)
    // Back at 20, after 16: nothing was reduced.
    expect(await prices()).toEqual({ price: 20, priceSale: null })
  })

  test('decides what carts, checkouts and orders strike, by the settings', async () => {
    const desk = await openShop(api())
    const product = await desk.product()
    await pass(api(), 48)
    await reduce(desk, product.id, 20)
    const line = { product: { id: product.id }, quantity: 2, optionIds: [] }
    const quoted = async () =>
      (await api().call({ method: 'POST', url: '/api/public/cart/quote', payload: [line] })).body.items[0]
        .productDTO
    expect(await quoted()).toMatchObject({ price: 24, priceSale: 20 })
    await pass(api(), 24)
    await reduce(desk, product.id, 22)
    expect(await quoted()).toMatchObject({ price: 22, priceSale: null })
    const listed = (query: string) => cardOf(`${desk.shop.slug}&${query}`)
    expect((await listed('onSale=true')).items).toEqual([])

    await publish(api(), { reduction: 'list', progressive: false })
    expect(await quoted()).toMatchObject({ price: 24, priceSale: 22 })
    expect((await listed('onSale=true')).items).toMatchObject([{ price: 24, priceSale: 22 }])
    expect((await api().call({ method: 'GET', url: '/api/public/market' })).body.reduction).toBe('list')
  })
})
