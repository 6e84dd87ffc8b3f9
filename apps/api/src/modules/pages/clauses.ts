import type { Db } from '../../platform/db/client.ts'
import type { MarketSettings } from '../../platform/market.ts'
import type { Money } from '../../platform/money.ts'
import { findRules } from '../commission/index.ts'
import { fillText } from './page-variables.ts'
import { findLegalSections } from './pages.repository.ts'

/** Section of a legal page, which a decision about content or an account refers to. */
export interface Clause {
  /** Title of the page. */
  page: string
  /** Heading of the section. */
  section: string
}

/** Sections of the legal pages that are valid now. */
export async function findClauses(
  db: Db,
  { settings, money, now }: { settings: MarketSettings; money: Money; now: Date },
): Promise<Clause[]> {
  const pages = await findLegalSections(db, now)
  const categories = await findRules(db)
  const commission = { defaultRate: settings.money.commissionBasisPoints, categories }
  const fill = (text: string) => fillText(text, { settings, money, commission })
  return pages.flatMap(({ title, sections }) =>
    sections
      .filter(({ level }) => level === 2)
      .map(section => ({ page: fill(title), section: fill(section.title) })),
  )
}
