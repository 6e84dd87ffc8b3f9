import type { components } from '@stoa/api-client/schema'
import type { MarketSettings } from '../../platform/market.ts'
import { ATTESTED } from './attestations.schema.ts'
import type { FirstStepFacts } from './first-steps.sql.ts'
import { gapsInWords, traderGaps } from './trader/trader-gaps.ts'

export type Step = components['schemas']['SellerStep']

/** Settings that say which steps a shop needs. */
export type Selling = Pick<MarketSettings['selling'], 'traders' | 'requirements'>

/**
 * Says which of the first steps of a shop are done, and which it needs to open. Computed from the shop's data, so that a step is open
 * again if what it asks for is removed.
 */
export function firstSteps(
  facts: FirstStepFacts,
  { selling, isOwner }: { selling: Selling; isOwner: boolean },
): Step[] {
  const isChecked = selling.traders === 'checked'
  const gaps = traderGaps(facts.trader).filter(gap => isChecked || gap === 'details')
  const needed = new Set<string>([...selling.requirements.open, ...(isChecked ? ['trader'] : [])])
  const attested = facts.attestations.map(({ kind }) => kind)
  const steps: Step[] = [
    { id: 'profile', isDone: facts.hasProfile },
    { id: 'logo', isDone: facts.hasLogo },
    { id: 'address', isDone: facts.hasAddress },
    { id: 'trader', isDone: gaps.length === 0, gaps },
    ...(facts.hasTax === null ? [] : [{ id: 'tax' as const, isDone: facts.hasTax }]),
    { id: 'product', isDone: facts.hasProduct },
    { id: 'shipping', isDone: facts.hasShipping },
    ...(isOwner ? [{ id: 'payout' as const, isDone: facts.hasPayout }] : []),
    // An expired one warns, and takes nothing from the shop.
    ...facts.attestations.map(({ kind: id, ...until }) => ({ id, isDone: true, ...until })),
    ...ATTESTED.filter(kind => needed.has(kind) && !attested.includes(kind)).map(id => ({
      id,
      isDone: false,
    })),
  ]
  return steps.map(step => (needed.has(step.id) ? { ...step, isNeeded: true } : step))
}

/** Steps that a shop needs to open and that aren't done. */
export const missingSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone)

const TEXTS: Readonly<Record<Exclude<Step['id'], 'trader'>, string>> = {
  profile: 'the shop has no story',
  logo: 'the shop has no logo',
  address: 'the shop has no dispatch address',
  tax: 'the shop isn’t registered for tax',
  product: 'the shop has no product',
  shipping: 'shipping isn’t set up',
  payout: 'the shop has no bank account',
  identity: 'the identity isn’t attested',
  register_entry: 'the register entry isn’t attested',
  self_certification: 'the self-certification isn’t attested',
}

/** Says to an operator what is missing, such as: the shop has no logo. */
export const missingInWords = (missing: readonly Step[]): string =>
  missing.map(({ id, gaps = [] }) => (id === 'trader' ? gapsInWords(gaps) : TEXTS[id])).join(', ')
