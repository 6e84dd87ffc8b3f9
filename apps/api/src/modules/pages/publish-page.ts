import type { Tx } from '../../platform/db/client.ts'
import { insertPageVersions, lockPage } from './pages.repository.ts'
import type { RenderedText } from './read-page.ts'

/** Reason why a page can't be published, for the operator to read. */
export class PageRefused extends Error {}

interface PagePublication {
  slug: string
  text: RenderedText
  /** Version that the change is based on. */
  basedOn: number
  source: 'supplied' | 'operator'
  note: string
  /** Time from which it holds; null is now. */
  validFrom: Date | null
  now: Date
}

/**
 * Publishes a text without faults as the next version of a page.
 *
 * @throws PageRefused if there is no such page, if another version was published since, or if it would hold in the past
 */
export async function publishPage(
  tx: Tx,
  { slug, basedOn, validFrom, now, text, source, note }: PagePublication,
): Promise<number> {
  const page = await requirePage(tx, slug)
  if (page.newest !== basedOn)
    throw new PageRefused(
      `Version ${page.newest} of ${slug} was published since, and your change is based on version ${basedOn}. Export again, repeat your change, and apply it.`,
    )
  if (validFrom && validFrom <= now)
    throw new PageRefused(
      'A version can’t apply from a time that has passed. Leave the time out to publish it now.',
    )
  const n = page.newest + 1
  await insertPageVersions(tx, [{ pageId: page.id, n, source, text, validFrom: validFrom ?? now, note, now }])
  return n
}

async function requirePage(tx: Tx, slug: string): Promise<{ id: string; newest: number }> {
  const page = await lockPage(tx, slug)
  if (!page) throw new PageRefused(`There is no page ${slug}; list shows all.`)
  return page
}
