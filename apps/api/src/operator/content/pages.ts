import type { components } from '@stoa/api-client/operator-schema'
import {
  fillText,
  findPageText,
  findPageVersions,
  firstTimeOfTerms,
  heldAt,
  isNewText,
  isSellerTerms,
  type PageFacts,
  type PageText,
  readSuppliedPages,
} from '../../modules/pages/index.ts'
import { findAllOwners } from '../../modules/shops/index.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { stateHash } from '../state-hash.ts'

type Schemas = components['schemas']

/** Facts that titles may state, and the time. */
interface Context {
  facts: PageFacts
  now: Date
}

/** Number that stands for the text that came with this release. */
export const SUPPLIED = 0

/** Pages of the marketplace by slug. */
export async function listPages(
  db: Queryable,
  { facts, now }: Context,
): Promise<Schemas['OperatorPageRow'][]> {
  const [supplied, all] = await Promise.all([readSuppliedPages(), findPageVersions(db, null)])
  const bySlug = Map.groupBy(
    all.filter(({ isDeleted }) => !isDeleted),
    ({ slug }) => slug,
  )
  return [...bySlug].map(([slug, versions]) => {
    const newest = versions[0]!
    const current = heldAt(versions, now)
    const shown = current ?? newest
    return {
      slug,
      title: fillText(shown.title, facts),
      kind: newest.kind,
      isOwn: newest.isOwn,
      version: current?.n ?? null,
      source: shown.source,
      since: shown.validFrom.toISOString(),
      upcoming: versions.filter(({ validFrom }) => validFrom > now).length,
      isNewTextSupplied: isNewText(versions, supplied.find(page => page.slug === slug)?.text),
    }
  })
}

/**
 * A page with its versions and one of its texts, the newest unless another is named.
 *
 * @throws problem `page.not_found`
 */
export async function readPageView(
  db: Queryable,
  slug: string,
  { version, facts, now }: Context & { version?: number | undefined },
): Promise<Schemas['OperatorPage']> {
  const versions = await findPageVersions(db, slug)
  const [newest] = versions
  if (!newest || newest.isDeleted) throw problem('page.not_found')
  const supplied = (await readSuppliedPages()).find(page => page.slug === slug)?.text
  const text = await textOf(db, slug, version ?? newest.n)
  const current = heldAt(versions, now)
  return {
    slug,
    title: fillText(text.title, facts),
    kind: newest.kind,
    isOwn: newest.isOwn,
    versions: versions.map(each => ({
      version: each.n,
      source: each.source,
      validFrom: each.validFrom.toISOString(),
      isCurrent: each === current,
      note: each.note,
    })),
    isNewTextSupplied: isNewText(versions, supplied),
    text,
    firstTime: (await firstTimeOf(db, slug, { facts, now }))?.toISOString() ?? null,
    expect: stateHash(slug, newest.n),
  }
}

/** First time from which another text of this page may apply. Null if it can apply at once. */
const firstTimeOf = async (db: Queryable, slug: string, { facts, now }: Context): Promise<Date | null> =>
  isSellerTerms(slug) && (await findAllOwners(db)).length > 0 ? firstTimeOfTerms(now, facts.settings) : null

/** Text of a version, or the one that came with this release. @throws problem `page.not_found` */
export async function textOf(db: Queryable, slug: string, version: number): Promise<PageText> {
  const text =
    version === SUPPLIED
      ? (await readSuppliedPages()).find(page => page.slug === slug)?.text
      : await findPageText(db, slug, version)
  if (!text) throw problem('page.not_found', { detail: 'The page has no such version.' })
  const { title, description, body } = text
  return { title, description, body }
}
