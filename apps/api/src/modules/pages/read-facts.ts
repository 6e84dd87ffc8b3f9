import type { Deps } from '../../platform/deps.ts'
import { findRules } from '../commission/index.ts'
import type { PageFacts } from './page-facts.ts'

/** Reads the facts that pages state, as they are now. */
export async function readFacts({
  db,
  clock,
  market: { settings },
  money,
}: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>): Promise<PageFacts> {
  const categories = await findRules(db, clock.now())
  return { settings, money, commission: { defaultRate: settings.money.commissionBasisPoints, categories } }
}
