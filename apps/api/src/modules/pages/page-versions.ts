import type { PageVersion } from './pages.repository.ts'
import type { PageText } from './read-page.ts'
import { hashOf } from './supplied-pages.ts'

/** Finds the version that applies: the one with the latest beginning, of versions that are listed newest first. */
export const heldAt = (versions: readonly PageVersion[], now: Date): PageVersion | undefined =>
  versions
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.n - a.n)[0]

/** Whether a page has no version with this supplied text. */
export const isNewText = (versions: readonly PageVersion[], supplied: PageText | undefined): boolean =>
  supplied !== undefined && versions.every(({ hash }) => hash !== hashOf(supplied))
