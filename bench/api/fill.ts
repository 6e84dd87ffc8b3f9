import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCatalog } from '../../apps/api/seed/generate.ts'
import { openDatabase } from '../../apps/api/src/platform/db/client.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'

/** Slugs and names of what was made: what is asked for. */
export interface Catalog {
  /** Paths of slugs. */
  categories: string[]
  shops: string[]
  names: string[]
  /** Slugs of 500 products. */
  products: string[]
}

/** Migrates an empty database and makes 10,000 products of 50 shops in it. */
export async function fillCatalog(databaseUrl: string): Promise<Catalog> {
  await migrate(databaseUrl)
  const { db, close } = openDatabase({ url: databaseUrl, connections: 2 })
  try {
    await generateCatalog(db, { products: 10_000, shops: 50 })
    // Lines grow without end here; no stock may stop them. One long statement, with no limit of its own.
    await db.$client.query('set statement_timeout = 0; update variants set stock = null')
    await db.$client.query('vacuum analyze')
    const column = async (text: string) =>
      (await db.$client.query<{ value: string }>(text)).rows.map(({ value }) => value)
    return {
      categories: await column('select path as value from categories where depth <= 3 order by path'),
      shops: await column('select slug as value from shops order by slug'),
      names: await column('select distinct name as value from products order by name'),
      products: await column('select slug as value from products order by id limit 500'),
    }
  } finally {
    await close()
  }
}

/** The process of the embedded server in this folder. */
export const postmasterOf = (home: string): number =>
  Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
