import type { Deps } from '../../platform/deps.ts'
import { fillText } from './page-variables.ts'
import { findLegalSections } from './pages.repository.ts'
import { readFacts } from './read-facts.ts'

/** Section of a legal page, which a decision about content or an account refers to. */
export interface Clause {
  /** Title of the page. */
  page: string
  /** Heading of the section. */
  section: string
}

/** Sections of the legal pages that are valid now. */
export async function findClauses(deps: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>): Promise<Clause[]> {
  const [pages, facts] = await Promise.all([findLegalSections(deps.db, deps.clock.now()), readFacts(deps)])
  const fill = (text: string) => fillText(text, facts)
  return pages.flatMap(({ title, sections }) =>
    sections
      .filter(({ level }) => level === 2)
      .map(section => ({ page: fill(title), section: fill(section.title) })),
  )
}
