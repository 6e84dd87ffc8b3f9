import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { slugify } from '../../platform/slug.ts'

const MAX_LENGTH = 120

/** Writes a text as a slug. Empty if it has no letters and digits. */
export const asSlug = (text: string): string => slugify(text).slice(0, MAX_LENGTH).replace(/-$/, '')

/** Whether no other product has this slug. */
export async function isSlugFree(db: Queryable, slug: string, productId: string | null): Promise<boolean> {
  const { rows } = await db.execute(sql`select from products
    where slug = ${slug} and id is distinct from ${productId}::uuid`)
  return rows.length === 0
}

/**
 * Finds a free slug for each product: the one it asks for, or one like it with the shop's name or a number. A
 * product's own current slug counts as free.
 */
export async function freeSlugs(
  db: Queryable,
  shopSlug: string,
  wanted: readonly { id: string; slug: string }[],
): Promise<Map<string, string>> {
  const offers = wanted.map(({ id, slug }) => offersOf(slug, shopSlug, id))
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from products
    where slug = any(${sql.param(offers.flat())}::text[]) and not id = any(${sql.param(wanted.map(({ id }) => id))}::uuid[])`)
  const taken = new Set(rows.map(({ slug }) => slug))
  return new Map(
    wanted.map(({ id }, at) => {
      const slug = offers[at]!.find(offer => !taken.has(offer))!
      taken.add(slug)
      return [id, slug]
    }),
  )
}

function offersOf(wanted: string, shopSlug: string, id: string): string[] {
  const plain = asSlug(wanted) || 'product'
  const short = plain.slice(0, MAX_LENGTH - 12).replace(/-$/, '')
  return [
    plain,
    asSlug(`${plain}-${shopSlug}`),
    ...[2, 3, 4, 5, 6].map(n => `${short}-${n}`),
    `${short}-${id.slice(-8)}`,
    `${short.slice(0, MAX_LENGTH - 37)}-${id}`,
  ]
}
