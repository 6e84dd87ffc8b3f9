'use client'

import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { CancellationData } from './after-sales-data.ts'
import { CaseCard, CasePieces } from './case-card.tsx'

const ACTORS = {
  buyer: 'canceledBuyer',
  shop: 'canceledShop',
  operator: 'canceledOperator',
  system: 'canceledSystem',
} as const

/** `null` if the canceling role is explanation enough. */
const REASONS = {
  customer: null,
  other: null,
  inventory: 'reasonInventory',
  fraud: 'reasonFraud',
  declined: 'reasonDeclined',
  staff: 'reasonStaff',
  expired: 'reasonExpired',
} as const

/** Shows a cancellation: its items, its author and its reason. */
export function CancellationCase({
  data,
}: {
  /** The cancellation to show. */
  data: CancellationData
}) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { actor, reason, note } = data
  const label = REASONS[reason]
  const why = [label && t(label), note && t('canceledNote', { note })].filter(Boolean).join(' ')
  return (
    <CaseCard component="CancellationCase" title={t(ACTORS[actor])} at={data.at} text={why || undefined}>
      <CasePieces pieces={data.pieces} />
    </CaseCard>
  )
}
