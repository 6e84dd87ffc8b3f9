import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as run } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { followShops } from '../../src/platform/db/shop-words.ts'
import { useEmptyDatabase } from '../database.ts'

interface Journal {
  entries: { idx: number; tag: string; when: number }[]
}

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as Journal
const url = useEmptyDatabase()
const old = useEmptyDatabase()
const unzoned = useEmptyDatabase()
const unlisted = useEmptyDatabase()

/** A copy of the migrations with another journal. */
function migrationsWith(entries: Journal['entries']): string {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrations, folder, { recursive: true })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

async function connectTo(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('each migration is dated later than those before it, or a database would pass over it', () => {
  const moments = journal.entries.map(({ when }) => when)
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
})

test('a database from the time when migration 18 was dated a day ahead is brought up to date', async () => {
  const entries = journal.entries
    .filter(({ idx }) => idx <= 18)
    .map(entry => (entry.idx === 18 ? { ...entry, when: 1_795_453_687_907 } : entry))
  const client = await connectTo(url())
  await run(drizzle(client), { migrationsFolder: migrationsWith(entries) })

  await migrate(url())
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ count: journal.entries.length }])
})

test('products from before the search index get it after the migrations, in batches, and once', async () => {
  const client = await connectTo(old())
  const before = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith('search-finds-what-is-there')),
  )
  await run(drizzle(client), { migrationsFolder: migrationsWith(before) })
  const [shop, root, child] = [randomUUID(), randomUUID(), randomUUID()]
  await client.query(`insert into shops (id, name, slug, city) values ($1, 'North', 'north', 'Aarhus')`, [
    shop,
  ])
  await client.query(
    `insert into categories (id, parent_id, name, slug, path, depth, source) values
      ($1, null, 'Jewellery', 'a', 'a', 1, 'demo'), ($2, $1, 'Rings', 'b', 'a/b', 2, 'demo')`,
    [root, child],
  )
  // The releases before stored the shop's name with the product's own text.
  await client.query(
    `insert into products (id, shop_id, category_id, name, slug, price_min, search_extra)
      select gen_random_uuid(), $1, $2, 'Signet ' || n, 'signet-' || n, 100, 'North felted' from generate_series(1, 250) n`,
    [shop, child],
  )
  const versions = async () =>
    (await client.query<{ xmin: string }>('select xmin::text from products order by id')).rows
  const found = async (text: string) =>
    (
      await client.query<{ n: number }>(
        'select count(*)::int as n from products where search @@ (select meant from stoa_search($1, 0))',
        [text],
      )
    ).rows[0]!.n

  const written = await versions()
  await run(drizzle(client), { migrationsFolder: migrations })
  expect(await versions()).toEqual(written)
  expect([await found('felted'), await found('felted aarhus')]).toEqual([250, 0])

  await followShops(drizzle(client), 120)
  expect(await found('felted aarhus')).toBe(120)
  await migrate(old())
  expect([await found('jewellery rings from aarhus'), await found('north signet')]).toEqual([250, 250])
  const { rows } = await client.query(
    'select distinct search_extra, shop_words, department_words from products',
  )
  expect(rows).toEqual([
    { search_extra: 'felted', shop_words: 'North Aarhus', department_words: 'Jewellery' },
  ])
  const { rows: vocabulary } = await client.query('select word from search_words order by word')
  expect(vocabulary.map(({ word }) => word)).toEqual([
    'aarhus',
    'felted',
    'jewellery',
    'north',
    'rings',
    'signet',
  ])

  const after = await versions()
  await migrate(old())
  expect(await versions()).toEqual(after)
})

test('shops from before shipping had zones keep their destinations and terms', async () => {
  const client = await connectTo(unzoned())
  const before = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith('shipping-zones')),
  )
  await run(drizzle(client), { migrationsFolder: migrationsWith(before) })
  await client.query(`insert into shops (id, name, slug, country, ships_to, shipping_tiers, free_shipping_from_minor)
    values (gen_random_uuid(), 'World', 'a', 'NO', null, '{standard,premium,express}', 5000),
      (gen_random_uuid(), 'List', 'b', 'NO', '{DE,NO,SE}', '{premium,standard}', null),
      (gen_random_uuid(), 'Home', 'c', 'NO', '{NO}', '{express}', null),
      (gen_random_uuid(), 'Abroad', 'd', 'NO', '{DE}', '{express}', null),
      (gen_random_uuid(), 'Unknown', 'e', null, null, '{express}', null)`)
  await run(drizzle(client), { migrationsFolder: migrations })
  const { rows } = await client.query(`
    select s.name as shop, z.name, z.free_from_minor::int as free,
      (select string_agg(t ->> 'tier' || ' ' || (t ->> 'transitMin') || '–' || (t ->> 'transitMax'), ', ')
        from jsonb_array_elements(z.tiers) t) as tiers,
      (select string_agg(a.country, ' ' order by a.country) from shipping_zone_places a
        where a.zone_id = z.id and a.shop_id = s.id) as places
    from shops s join shipping_zones z on z.shop_id = s.id order by s.slug, z.position`)
  const all = 'standard 3–5, premium 2–2, express 1–1'
  const express = 'express 1–1'
  expect(rows.map(({ shop, name, free, tiers, places }) => [shop, name, free, tiers, places])).toEqual([
    ['World', 'Home', 5000, all, 'NO'],
    ['World', 'Rest of world', 5000, all, '*'],
    ['List', 'Home', null, 'standard 3–5, premium 2–2', 'NO'],
    ['List', 'Other countries', null, 'standard 3–5, premium 2–2', 'DE SE'],
    ['Home', 'Home', null, express, 'NO'],
    ['Abroad', 'Other countries', null, express, 'DE'],
    ['Unknown', 'Rest of world', null, express, '*'],
  ])

  // A process of the release before opens a shop.
  await client.query(`insert into shops (id, name, slug, country, ships_to)
    values (gen_random_uuid(), 'Late', 'f', 'NO', '{NO}')`)
  const zones = async () =>
    (
      await client.query(
        `select s.name as shop, z.id from shops s join shipping_zones z on z.shop_id = s.id order by z.id`,
      )
    ).rows
  await migrate(unzoned())
  const repaired = await zones()
  expect(repaired.filter(({ shop }) => shop === 'Late')).toHaveLength(1)
  expect(repaired).toHaveLength(rows.length + 1)
  await migrate(unzoned())
  expect(await zones()).toEqual(repaired)
})

test('drafts from before listing was dated count as not listed yet', async () => {
  const client = await connectTo(unlisted())
  const before = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.endsWith('prior-prices')),
  )
  await run(drizzle(client), { migrationsFolder: migrationsWith(before) })
  const [shop, category] = [randomUUID(), randomUUID()]
  await client.query(`insert into shops (id, name, slug, city) values ($1, 'North', 'north', 'Aarhus')`, [
    shop,
  ])
  await client.query(
    `insert into categories (id, name, slug, path, depth, source) values ($1, 'Rings', 'a', 'a', 1, 'demo')`,
    [category],
  )
  await client.query(
    `insert into products (id, shop_id, category_id, name, slug, price_min, status)
      select gen_random_uuid(), $1, $2, s, s, 100, s from unnest('{active,draft}'::text[]) s`,
    [shop, category],
  )
  await run(drizzle(client), { migrationsFolder: migrations })
  const { rows } = await client.query('select status, listed_at::text as at from products order by status')
  expect(rows).toEqual([
    { status: 'active', at: '-infinity' },
    { status: 'draft', at: null },
  ])
})
