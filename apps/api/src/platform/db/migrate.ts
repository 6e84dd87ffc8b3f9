import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as run } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrateJobs } from '../jobs/jobs.ts'
import { raiseShopWall, type ShopWall } from './shop-wall.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any number: what several processes that start at once wait for each other by. */
const LOCK = 727_301

/** Brings the database at `url` up to this version of the code. The extensions are the first step. */
export async function migrate(url: string): Promise<ShopWall> {
  const client = new pg.Client({ connectionString: url, application_name: 'stoa-migrate' })
  // A connection that breaks says so by the query's own error too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await mendMoment(client)
    await run(drizzle(client), { migrationsFolder: folder })
    const wall = await raiseShopWall(client)
    await migrateJobs(url)
    return wall
  } finally {
    await client.end()
  }
}

/**
 * Migration 18 was once dated a day ahead. Only migrations later than the latest that has run are taken, so that a
 * database which has that date would pass over all that came after it.
 */
async function mendMoment(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  )
  if (!rows[0]?.known) return
  await client.query(
    'update drizzle.__drizzle_migrations set created_at = $1 where created_at = $2',
    [1_795_367_287_908, 1_795_453_687_907],
  )
}
