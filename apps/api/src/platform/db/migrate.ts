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
    await run(drizzle(client), { migrationsFolder: folder })
    const wall = await raiseShopWall(client)
    await migrateJobs(url)
    return wall
  } finally {
    await client.end()
  }
}
