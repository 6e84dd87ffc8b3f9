import type { Brand } from '../../modules/mail/index.ts'
import type { LogEntry } from '../../modules/operators/index.ts'
import {
  announceTerms,
  createOwnPage,
  deleteOwnPage,
  fillText,
  isSellerTerms,
  type PageFacts,
  publishPage,
} from '../../modules/pages/index.ts'
import { findAllOwners } from '../../modules/shops/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Done } from '../shop-actions.ts'

/** An action with the number of the version that it published; of a deletion the newest. */
type PageDone = Done & { version: number }

interface Announcer {
  facts: PageFacts
  brand: Brand
}

/** Publishes a text of a page, and announces it to sellers who agreed to the page. @throws PageRefused */
export async function publish(
  tx: Tx,
  publication: Parameters<typeof publishPage>[1],
  { facts, brand }: Announcer,
): Promise<PageDone> {
  const version = await publishPage(tx, publication)
  const { slug, basedOn, source, validFrom, note, now } = publication
  const { settings } = facts
  const title = fillText(publication.text.title, facts)
  const owners = isSellerTerms(slug) ? await findAllOwners(tx) : []
  const emails = await announceTerms(tx, { slug, version, title, owners, settings, brand, now })
  const after = { version, source, ...(validFrom && { validFrom: validFrom.toISOString() }) }
  return {
    version,
    entry: { ...ofPage('page.published', slug, note || null), before: { version: basedOn }, after },
    effects: [
      { kind: 'page_published', count: 1 },
      ...(emails > 0 ? [{ kind: 'email' as const, count: emails }] : []),
    ],
  }
}

/** Creates a page. @throws PageRefused like `createOwnPage` */
export async function create(tx: Tx, page: Parameters<typeof createOwnPage>[1]): Promise<PageDone> {
  const version = await createOwnPage(tx, page)
  const { slug, kind, note } = page
  return {
    version,
    entry: { ...ofPage('page.created', slug, note || null), before: null, after: { version, kind } },
    effects: [{ kind: 'page_published', count: 1 }],
  }
}

/** Deletes a page of the marketplace's own. @throws PageRefused like `deleteOwnPage` */
export async function deletePage(
  tx: Tx,
  slug: string,
  { reason, now }: { reason: string | null; now: Date },
): Promise<PageDone> {
  const version = await deleteOwnPage(tx, slug, now)
  const entry = { ...ofPage('page.deleted', slug, reason), before: { version }, after: null }
  return { version, entry, effects: [] }
}

const ofPage = (
  what: string,
  subjectId: string,
  reason: string | null,
): Pick<LogEntry, 'what' | 'subjectKind' | 'subjectId' | 'reason'> => ({
  what,
  subjectKind: 'page',
  subjectId,
  reason,
})
