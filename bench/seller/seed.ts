import pg from 'pg'
import { catalogStatements } from './seed-catalog.ts'
import { orderStatements } from './seed-orders.ts'
import type { Size } from './size.ts'

/**
 * Fills a migrated database with a marketplace of two years, the same one for the same size but for its dates.
 * Triggers are off during this time, so the data that they maintain is filled separately, with the functions that
 * they call if there are any.
 */
export async function seed(databaseUrl: string, size: Size, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`,
    )
    for (const statement of helpers(size)) await client.query(statement)
    for (const [name, statement] of [...catalogStatements(size), ...orderStatements(size)]) {
      const began = performance.now()
      const { rowCount } = await client.query(statement)
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      say(`  ${name.padEnd(28)} ${String(rowCount ?? 0).padStart(9)} rows ${seconds.padStart(7)} s`)
    }
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
    // What was written must not be written to disk while something is measured.
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const sqlFunction = (head: string, type: string, body: string) =>
  `create function bench.${head} returns ${type} language sql immutable parallel safe as $$ ${body} $$`

/** Everything follows from a number: no statement has to look up what another one wrote. */
function helpers({ products, shops, orders }: Size): string[] {
  const others = shops - 1
  const ofOther = Math.floor((products * 0.6) / others)
  return [
    'create schema bench',
    sqlFunction(
      'id(kind int, n bigint)',
      'uuid',
      `select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`,
    ),
    sqlFunction(
      'chance(n bigint, salt bigint)',
      'float8',
      'select (hashint8extended(n, salt) & 2147483647) / 2147483648.0::float8',
    ),
    // Shop 0 has four of ten, the others have the rest in equal parts.
    sqlFunction(
      'shop_of(n bigint)',
      'bigint',
      `select case when n % 10 < 4 then 0 else 1 + (n / 10 * 6 + n % 10 - 4) % ${others} end`,
    ),
    sqlFunction(
      'nth_product(shop bigint, k bigint)',
      'bigint',
      `select case when shop = 0 then k / 4 * 10 + k % 4
        else (k * ${others} + shop - 1) / 6 * 10 + 4 + (k * ${others} + shop - 1) % 6 end`,
    ),
    // Few products are sold often.
    sqlFunction(
      'sold_product(shop bigint, line bigint)',
      'bigint',
      `select bench.nth_product(shop, floor(power(bench.chance(line, 30), 3)
        * case when shop = 0 then ${Math.floor(products * 0.4)} else ${ofOther} end)::bigint)`,
    ),
    sqlFunction('price(n bigint)', 'bigint', 'select 500 + floor(bench.chance(n, 3) * 39500)::bigint'),
    sqlFunction(
      'sale_price(n bigint)',
      'bigint',
      'select case when bench.chance(n, 4) < 0.1 then bench.price(n) * 8 / 10 end',
    ),
    sqlFunction(
      'stock(variant bigint)',
      'int',
      `select case when bench.chance(variant, 5) < 0.1 then 0 when bench.chance(variant, 5) < 0.2 then 1 + (variant % 5)::int
        when bench.chance(variant, 5) < 0.25 then null else 6 + (variant % 70)::int end`,
    ),
    sqlFunction('days_old(n bigint)', 'float8', `select (${orders} - n) * 730.0::float8 / ${orders}`),
    sqlFunction('is_canceled(n bigint)', 'boolean', 'select bench.chance(n, 20) < 0.05'),
  ]
}
