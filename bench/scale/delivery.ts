import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { Pool } from 'pg'
import type { Bar } from '../api/bars.ts'
import { processorOf, processorOfServer } from '../processor.ts'
import { medianOf, p95Of } from '../seller/quantiles.ts'
import type { Process } from './pages.ts'

interface DeliveryOptions {
  /** API without a response cache. */
  api: Process
  postmaster: number
  pool: Pool
  /** Seconds of each measurement under load. */
  seconds: number
  say(line: string): void
}

const CALLS = 500
const WARMING = 100
const LINES = 12
const CONNECTIONS = 8
const ROUNDS = 4
/** Zones of each shop in addition to the rest of the world, with so many countries each. */
const ZONES = 19
const COUNTRIES = 12

/**
 * Measures the calls that depend on shipping zones. `getDelivery` is called alone, for all shops. A cart with lines of many
 * shops is quoted under load, with twenty zones of each shop and with the rest of the world only.
 */
export async function deliveryFigures(options: DeliveryOptions): Promise<Bar[]> {
  const { api, postmaster, pool, seconds, say } = options
  const { rows: shops } = await pool.query<{ id: string }>('select id from shops order by id limit 60')
  const times = await callTimes(
    `${api.url}/api/public/delivery?${shops.map(({ id }) => `shops=${id}`).join('&')}`,
  )
  say(
    `\ndelivery of ${shops.length} shops, ${CALLS} calls alone  p50 ${medianOf(times).toFixed(1)} ms, p95 ${p95Of(times).toFixed(1)} ms`,
  )

  const body = JSON.stringify(await quotedLines(pool))
  const quote = async (length: number) =>
    autocannon({
      url: `${api.url}/api/public/cart/quote`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      connections: CONNECTIONS,
      duration: length,
    })
  const spent = () => processorOf(api.pid) + processorOfServer(postmaster)
  const costs = { one: [] as number[], many: [] as number[] }
  let failed = 0
  await quote(Math.min(4, seconds))
  // In both orders, so that what changes in time affects both.
  for (let round = 0; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? (['one', 'many'] as const) : (['many', 'one'] as const)) {
      await removeZones(pool)
      if (name === 'many') await addZones(pool)
      await quote(1)
      const before = spent()
      const { requests, errors, non2xx, latency } = await quote(seconds)
      const cost = (spent() - before) / Math.max(1, requests.total)
      failed += errors + non2xx
      costs[name].push(cost)
      say(
        `quote of ${LINES} lines, ${name === 'one' ? 'one zone    ' : 'twenty zones'}  ${cost.toFixed(2)} ms of processor, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.average.toFixed(0)} a second`,
      )
    }
  await removeZones(pool)
  return [
    { name: 'delivery of shops, alone, p95, ms', is: p95Of(times), atMost: 15, failed: 0 },
    {
      name: 'quote, twenty zones ÷ one, processor time',
      is: sumOf(costs.many) / sumOf(costs.one),
      atMost: 1.1,
      failed,
    },
  ]
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Milliseconds of each of several calls, one after the other. */
async function callTimes(url: string): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < WARMING + CALLS; call++) {
    const begun = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
    if (call >= WARMING) times.push(performance.now() - begun)
  }
  return times
}

/** Lines of a guest's cart, each of another shop. */
async function quotedLines(pool: Pool) {
  const { rows } = await pool.query<{ product: string; key: string }>(
    `select distinct on (p.shop_id) p.id as product, v.option_key as key
     from products p join variants v on v.product_id = p.id and v.is_active
     where p.status = 'active' order by p.shop_id, p.id, v.id limit $1`,
    [LINES],
  )
  return rows.map(({ product, key }) => ({
    product: { id: product },
    quantity: 1,
    optionIds: key.split(',').filter(Boolean),
  }))
}

/** Gives each shop its own zones for countries, some of them for regions of the default country. */
async function addZones(pool: Pool): Promise<void> {
  await pool.query(
    `with zones as (
       insert into shipping_zones (id, shop_id, name, position, free_from_minor, tiers)
       select gen_random_uuid(), z.shop_id, 'Zone ' || n, n, 10000, z.tiers
       from shipping_zones z cross join generate_series(1, $1::int) n
       returning id, shop_id, position)
     insert into shipping_zone_places (shop_id, zone_id, country, region)
     select shop_id, id, chr(65 + position) || chr(65 + n), '' from zones cross join generate_series(1, $2::int) n
     union all select shop_id, id, 'US', 'R' || position from zones where position > 5
     union all select shop_id, id, 'US', '' from zones where position = 1`,
    [ZONES, COUNTRIES],
  )
  await pool.query('analyze shipping_zones, shipping_zone_places')
}

async function removeZones(pool: Pool): Promise<void> {
  await pool.query('delete from shipping_zones where position > 0')
  await pool.query('vacuum analyze shipping_zones, shipping_zone_places')
}
