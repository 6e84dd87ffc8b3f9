import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

/**
 * Names the catalog as it is at this moment; the same again as long as nothing in it has changed. Null while a change
 * is under way: what is read then has no version.
 */
export async function readCatalogVersion(db: Pick<Db, '$client'>): Promise<string | null> {
  const row = await readRow<{ version: string | null }>(db, sql`select read_catalog_version() as version`)
  return row!.version
}
