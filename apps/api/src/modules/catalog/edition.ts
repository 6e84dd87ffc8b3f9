import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

/**
 * What the catalogue is at this moment; the same again as long as nothing that anybody may read has changed. Null
 * while a change is under way: what is read then cannot be called by a name.
 */
export async function readEdition({ $aside }: Db): Promise<string | null> {
  const question = sql`select catalogue_edition() as edition`
  // Many calls wait for it before they ask for anything: behind what others read it would come last.
  return (await readRow<{ edition: string | null }>({ $client: $aside }, question))!.edition
}
