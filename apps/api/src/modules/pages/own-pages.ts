import { SITE_PATHS } from '@stoa/server-kit/site-paths'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { findPage, insertPageVersions, lockPages, updateOwnPage } from './pages.repository.ts'
import type { PageKind } from './pages.schema.ts'
import { PageRefused } from './publish-page.ts'
import type { RenderedText } from './read-page.ts'

interface NewOwnPage {
  slug: string
  kind: PageKind
  text: RenderedText
  inFooter: boolean
  inSitemap: boolean
  note: string
  now: Date
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_SLUG = 60

/**
 * Creates a page of the operator's own. One that was deleted comes back with its versions, and gets the next one.
 *
 * @returns the number of the version
 * @throws PageRefused if the slug isn't free
 */
export async function createOwnPage(tx: Tx, page: NewOwnPage): Promise<number> {
  const { slug, kind, text, inFooter, inSitemap, note, now } = page
  if (!SLUG.test(slug) || slug.length > MAX_SLUG)
    throw new PageRefused(
      `“${slug}” is no path of a page. Use up to ${MAX_SLUG} small letters and digits, with single hyphens between them.`,
    )
  if (SITE_PATHS.has(slug))
    throw new PageRefused(`/${slug} is a path of the site itself. Choose another one.`)
  await lockPages(tx)
  const known = await findPage(tx, slug)
  if (known && !known.isDeleted) throw new PageRefused(`There is already a page ${slug}.`)
  const pageId = known?.id ?? newId()
  const n = (known?.newest ?? 0) + 1
  const own = { kind, inFooter, inSitemap }
  if (known) await updateOwnPage(tx, pageId, { ...own, deletedAt: null })
  await insertPageVersions(
    tx,
    [{ pageId, n, source: 'operator', text, validFrom: now, note, now }],
    known ? [] : [{ id: pageId, slug, isOwn: true, ...own }],
  )
  return n
}

/**
 * Deletes a page of the operator's own. Its versions stay on record.
 *
 * @returns the number of its newest version
 * @throws PageRefused if there is no such page
 */
export async function deleteOwnPage(tx: Tx, slug: string, now: Date): Promise<number> {
  await lockPages(tx)
  const page = await findPage(tx, slug)
  if (!page || page.isDeleted) throw new PageRefused(`There is no page ${slug}; list shows all.`)
  if (!page.isOwn) throw new PageRefused(`${slug} comes with the marketplace and can’t be deleted.`)
  await updateOwnPage(tx, page.id, { deletedAt: now })
  return page.newest
}
