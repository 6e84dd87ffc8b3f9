import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

interface Owner {
  /** Absent while the account is being made: it has no shop yet. */
  id?: string
  email: string
  username: string
}

/** Reads terms that make a password weak: from the marketplace's host, the account, and its shops. */
export async function readPasswordWords(
  db: Db,
  siteUrl: string,
  { id, email, username }: Owner,
): Promise<string[]> {
  const found =
    id === undefined
      ? null
      : await readRow<{ names: string[] }>(
          db,
          sql`
          select array(
            select s.name from shop_members m join shops s on s.id = m.shop_id where m.user_id = ${id}
          ) as names`,
        )
  const host = new URL(siteUrl).hostname
  return [host, email, username, ...(found?.names ?? [])]
}
