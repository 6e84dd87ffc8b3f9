import type { Db } from '../../platform/db/client.ts'
import { Problem, problem } from '../../platform/problem.ts'
import { findPresentSlug, isOfEndedShop, type RedirectKind } from './slug-redirects.repository.ts'

/**
 * Reads by a slug, or for a category by a path. If it is a former one, the 404 contains the current one in `movedTo`.
 *
 * @throws problem `shop.terminated` for a terminated shop and its products
 */
export async function withSlugRedirect<T>(
  db: Db,
  kind: RedirectKind,
  slug: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404 || slug.includes('\u0000')) throw error
    const present = await findPresentSlug(db, kind, slug)
    if (present) throw problem(error.code, { detail: 'It has a new URL.', movedTo: present })
    if (await isOfEndedShop(db, kind, slug))
      throw problem('shop.terminated', { detail: 'Orders that were placed with it continue.' })
    throw error
  }
}
