import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { readRow } from '../../platform/db/read.ts'

/** What somebody tries first who guesses passwords of a marketplace. */
const MARKETPLACE_WORDS = [
  'stoa',
  'marketplace',
  'market',
  'storefront',
  'shopping',
  'shop',
  'seller',
  'vendor',
  'buyer',
  'customer',
  'cart',
  'checkout',
  'order',
  'account',
  'login',
  'password',
  'welcome',
]

interface Owner {
  /** Absent while the account is being made: it has no shop yet. */
  id?: string
  email: string
  username: string
}

/** Words that make a password weak: of the marketplace, of its host, of the account, and of the shops that it works for. */
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
  return [...MARKETPLACE_WORDS, host, email, username, ...(found?.names ?? [])]
}
