import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { slugify } from '../../platform/slug.ts'

const MAX_LENGTH = 120

/** Words of the storefront's own addresses below `/product`. */
const isFree = async (db: Queryable, slug: string, productId: string | null): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from products
    where slug = ${slug} and id is distinct from ${productId}::uuid`)
  return rows.length === 0
}

/** As an address would have it. */
export const asSlug = (text: string): string => slugify(text).slice(0, MAX_LENGTH).replace(/-$/, '')

/** The slug, or one like it that no other product has. */
export async function freeSlug(
  db: Queryable,
  wanted: string,
  shopSlug: string,
  productId: string | null,
): Promise<string> {
  const plain = asSlug(wanted) || 'product'
  const short = plain.slice(0, MAX_LENGTH - 12).replace(/-$/, '')
  const candidates = [plain, asSlug(`${plain}-${shopSlug}`), ...[2, 3, 4, 5, 6].map(n => `${short}-${n}`)]
  for (const slug of candidates) if (await isFree(db, slug, productId)) return slug
  return `${short}-${newId().slice(-8)}`
}

export { isFree as isSlugFree }
