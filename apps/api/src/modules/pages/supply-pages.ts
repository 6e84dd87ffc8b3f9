import type { Db } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { newId } from '../../platform/ids.ts'
import { findPageVersions, insertPageVersions, lockPages, type PageVersion } from './pages.repository.ts'
import { hashOf, readSuppliedPages, type SuppliedPage } from './supplied-pages.ts'

/**
 * Brings the pages of this release to the database: those that it lacks, and new texts of information pages whose
 * newest version isn't an operator's. Legal pages are what a marketplace has agreed on with others: a new text of them
 * waits until an operator publishes it.
 *
 * @param supplied pages of the release; those of this one by default
 */
export async function supplyPages(
  db: Db,
  now: Date,
  supplied: readonly SuppliedPage[] | null = null,
): Promise<void> {
  const pages = supplied ?? (await readSuppliedPages())
  if (dueOf(pages, await findPageVersions(db, null)).length === 0) return
  await inTx(db, async tx => {
    await lockPages(tx)
    const known = await findPageVersions(tx, null)
    const due = dueOf(pages, known).map(page => {
      const newest = known.find(({ slug }) => slug === page.slug)
      return { ...page, newest, id: newest?.pageId ?? newId() }
    })
    await insertPageVersions(
      tx,
      due.map(({ id, newest, text, updated }) => ({
        pageId: id,
        n: (newest?.n ?? 0) + 1,
        source: 'supplied',
        text,
        // A page that the database didn't have was shown before, from the files of the release.
        validFrom: newest ? now : updated,
        note: '',
        now,
      })),
      due.filter(({ newest }) => !newest),
    )
  })
}

function dueOf(supplied: readonly SuppliedPage[], versions: readonly PageVersion[]): SuppliedPage[] {
  return supplied.filter(({ slug, text }) => {
    const known = versions.filter(version => version.slug === slug)
    const [newest] = known
    if (!newest) return true
    if (newest.kind === 'legal' || newest.source === 'operator') return false
    // While a release is replaced, a process of the old one may start after one of the new one.
    return !known.some(({ source, hash }) => source === 'supplied' && hash === hashOf(text))
  })
}
