import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as run } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrateJobs } from '../jobs/jobs.ts'
import { pgErrorOf } from './errors.ts'
import { KEPT_ALIVE } from './kept-alive.ts'
import { raiseShopWall, type ShopWall } from './shop-wall.ts'
import { followShops } from './shop-words.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any number: what several processes that start at once wait for each other by, and for a restore. */
export const MIGRATION_LOCK = 727_301

/** Another migration may take long; it is waited for. */
const MAX_TURN = '10min'
/** A statement that waits for a lock blocks all later ones. */
const MAX_LOCK = '2s'
const MAX_TRIES = 30

/**
 * Migrates the database at `url` to this version of the code, beginning with the extensions. Gives way and tries
 * again if another transaction holds a lock.
 */
export async function migrate(url: string, say: (line: string) => void = () => undefined): Promise<ShopWall> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(url)
    } catch (error) {
      if (pgErrorOf(error)?.code !== '55P03' || attempt === MAX_TRIES) throw error
      const [line = ''] = (error as Error).message.trim().split('\n')
      say(`a lock was not to be had, trying again (${attempt} of ${MAX_TRIES}): ${line}`)
      await sleep(1_000)
    }
  }
}

async function migrateOnce(url: string): Promise<ShopWall> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'stoa-migrate',
    connectionTimeoutMillis: 10_000,
    ...KEPT_ALIVE,
  })
  // A connection that breaks says so by the query's own error too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query(`set lock_timeout = '${MAX_TURN}'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = '${MAX_LOCK}'`)
    await mendMoment(client)
    await run(drizzle(client), { migrationsFolder })
    // Processes of a release without shipping zones may still open shops. To be removed with `shops.ships_to`.
    await client.query('select shops_get_zones()')
    const wall = await raiseShopWall(client)
    await migrateJobs(url)
    await followShops(drizzle(client))
    return wall
  } finally {
    await client.end()
  }
}

/**
 * Repairs the date of migration 18, which was once a day ahead. Only migrations later than the last one that ran are
 * applied, so a database with that date would skip all that follow.
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
