import type { components } from '@stoa/api-client/schema'
import type { Trader } from './trader.repository.ts'
import { CHECKED_FACTS } from './trader.schema.ts'

export type TraderGap = components['schemas']['TraderGap']

/** Lists what the business details of a shop lack. The contract requires name, address, phone and email of all details. */
export function traderGaps(
  trader: { certifiedAt: Date | string | null; verified: Trader['verified'] } | null,
): TraderGap[] {
  if (!trader) return ['details']
  return [
    ...(trader.certifiedAt === null ? (['certification'] as const) : []),
    ...CHECKED_FACTS.filter(fact => !trader.verified[fact]),
  ]
}

const TEXTS: Readonly<Record<TraderGap, string>> = {
  details: 'the seller hasn’t entered business details',
  certification: 'the seller hasn’t certified that its products comply with the law',
  identity: 'the identity isn’t checked',
  payment_account: 'the payment account isn’t checked',
}

/** Says to an operator what is missing, such as: the identity isn’t checked. */
export const gapsInWords = (gaps: readonly TraderGap[]): string => gaps.map(gap => TEXTS[gap]).join(', ')
