import type { components } from '@stoa/api-client/schema'
import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { slugify } from '../../platform/slug.ts'
import { RESERVED_SLUGS } from './reserved-slugs.ts'
import { findTakenSlugs, type SlugOwner } from './shop-slugs.repository.ts'

type ShopSlugCheck = components['schemas']['ShopSlugCheck']

const SHORTEST = 3
const LONGEST = 60

/** Checks whether a shop could have this slug. If not, suggests a free one. */
export async function checkSlug(db: Queryable, typed: string, owner: SlugOwner): Promise<ShopSlugCheck> {
  const slug = slugify(typed)
  const base = cutTo(slug.length < SHORTEST ? `${slug || 'my'}-shop` : slug, LONGEST - 7)
  const others = [base, `${base}-shop`, `the-${base}`, ...[2, 3, 4, 5, 6, 7, 8, 9].map(n => `${base}-${n}`)]
  const taken = await findTakenSlugs(db, [slug, ...others], owner)
  const reason = reasonAgainst(slug, taken)
  const suggestion = reason ? others.find(other => reasonAgainst(other, taken) === null) : undefined
  return { slug, isFree: reason === null, reason, suggestion: suggestion ?? null }
}

/** @throws problem `shop.slug_taken` */
export async function requireFreeSlug(db: Queryable, slug: string, owner: SlugOwner): Promise<void> {
  const { isFree, suggestion } = await checkSlug(db, slug, owner)
  if (isFree) return
  throw problem('shop.slug_taken', {
    detail: suggestion ? `“${suggestion}” is available.` : 'Choose another one.',
    fields: [{ pointer: '/slug', code: 'taken', message: 'This URL is already taken.' }],
  })
}

function reasonAgainst(slug: string, taken: ReadonlySet<string>): ShopSlugCheck['reason'] {
  if (slug.length < SHORTEST) return 'too_short'
  if (slug.length > LONGEST) return 'too_long'
  if (RESERVED_SLUGS.has(slug)) return 'reserved'
  return taken.has(slug) ? 'taken' : null
}

const cutTo = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '')
