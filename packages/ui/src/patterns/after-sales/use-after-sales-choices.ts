'use client'

import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import { CLAIM_KINDS, RESOLUTIONS, RETURN_REASONS } from './reason-labels.ts'

/** Their keys, typed. */
const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[]

/** Returns the labels of choices in forms, identical to those that the cases show later. */
export function useAfterSalesChoices() {
  const t = useLabels('afterSales', afterSalesLabels)
  return {
    returnReasons: keysOf(RETURN_REASONS).map(value => ({ value, label: t(RETURN_REASONS[value]) })),
    claimKinds: keysOf(CLAIM_KINDS).map(value => ({ value, label: t(CLAIM_KINDS[value]) })),
    resolutions: keysOf(RESOLUTIONS).map(value => ({ value, label: t(RESOLUTIONS[value]) })),
  }
}
