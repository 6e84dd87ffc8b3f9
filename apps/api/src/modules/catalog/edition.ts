import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

/**
 * What the catalogue is at this moment; the same again as long as nothing that anybody may read has changed. Null
 * while a change is under way: what is read then cannot be called by a name.
 */
export async function readEdition(db: Db): Promise<string | null> {
  return (await readRow<{ edition: string | null }>(db, sql`select catalogue_edition() as edition`))!.edition
}
