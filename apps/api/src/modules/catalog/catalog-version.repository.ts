import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

/**
 * Reads the version of the catalog, which is the same as long as nothing in it has changed. Null while a change is in
 * progress: data read then has no version.
 */
export async function readCatalogVersion(db: Pick<Db, '$client'>): Promise<string | null> {
  const row = await readRow<{ version: string | null }>(db, sql`select read_catalog_version() as version`)
  return row!.version
}
