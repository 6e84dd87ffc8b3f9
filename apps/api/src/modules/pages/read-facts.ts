import type { Deps } from '../../platform/deps.ts'
import { findGeneralRates } from '../commission/index.ts'
import type { PageFacts } from './page-facts.ts'

/** Reads the facts that pages state, as they are now. */
export async function readFacts({
  db,
  clock,
  market: { settings },
  money,
}: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>): Promise<PageFacts> {
  const commission = await findGeneralRates(db, clock.now(), settings.money.commissionBasisPoints)
  return { settings, money, commission }
}
