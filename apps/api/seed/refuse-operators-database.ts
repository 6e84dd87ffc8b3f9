import { SettingsError } from '@stoa/server-kit/settings'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/client.ts'
import { stableId } from '../src/platform/ids.ts'

/**
 * Refuses to fill a database that an operator has set up. A start that lacks the marketplace's environment looks like the
 * demo's.
 *
 * @throws SettingsError
 */
export async function refuseOperatorsDatabase(db: Pick<Db, 'execute'>): Promise<void> {
  // Processes that begin a demo at the same time see its settings before its shops.
  const { rows } = await db.execute<{ isOperators: boolean }>(
    sql`select not exists (select 1 from shops where id = ${stableId('shop', 'kiln-and-cove')}) and (
      exists (select 1 from set_up) or exists (select 1 from shops)
      or exists (select 1 from market_settings where version > 1 or data ->> 'state' = 'closed')) as "isOperators"`,
  )
  if (rows[0]?.isOperators)
    throw new SettingsError([
      'this start is a demo’s, and the database has a marketplace that an operator has set up. Nothing was changed. Begin with the environment file of the marketplace (`set -a; . ./market.env; set +a`), which sets SMTP_URL; a demo beside it needs another STOA_DATA_HOME or DATABASE_URL',
    ])
}
