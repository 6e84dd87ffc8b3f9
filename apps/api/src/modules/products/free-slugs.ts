import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client.ts'
import type { ProductState } from './state.ts'

/**
 * New products under addresses that are free: their own, or with the shop's name behind it where another product has
 * that.
 */
export async function withFreeSlugs(
  tx: Tx,
  shopSlug: string,
  states: readonly ProductState[],
): Promise<ProductState[]> {
  const offers = states.map(({ id, slug }) => [
    slug,
    `${slug}-${shopSlug}`,
    `${slug}-${id.slice(0, 8)}`,
    `${slug}-${id}`,
  ])
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from products where slug = any(${sql.param(offers.flat())}::text[])`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  return states.map((state, at) => {
    const slug = offers[at]!.find(offer => !taken.has(offer))!
    taken.add(slug)
    return { ...state, slug }
  })
}
