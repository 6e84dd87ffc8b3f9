import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../src/platform/db/client.ts'

/** The folder of the demo marketplace's pictures. */
export const DEMO_PICTURES = fileURLToPath(new URL('../../../demo/pictures', import.meta.url))
const CONTENT_HASHES = new URL('../../../demo/content-hashes.json', import.meta.url)

/** The content hash of each demo picture, by file name. */
export const readContentHashes = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(CONTENT_HASHES, 'utf8'))

/**
 * Updates the content hashes of built-in pictures. A checkout of another version may contain other pictures under the
 * same names, which then get other URLs.
 */
export async function updateContentHashes(db: Queryable): Promise<void> {
  const hashes = JSON.stringify(await readContentHashes())
  const { rows } = await db.execute<{ id: string; hash: string }>(
    sql`select m.id, h.value as hash from jsonb_each_text(${hashes}::jsonb) h join media m on m.path = h.key
      where m.source = 'file' and m.content_hash is distinct from h.value`,
  )
  if (rows.length === 0) return
  await db.execute(sql`update media m set content_hash = c.hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id text, hash text) where m.id = c.id`)
}
