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

/** Who canceled says enough of the other two. */
const REASONS = {
  customer: null,
  other: null,
  inventory: 'reasonInventory',
  fraud: 'reasonFraud',
  declined: 'reasonDeclined',
  staff: 'reasonStaff',
  expired: 'reasonExpired',
} as const

/** What was canceled, by whom and why. */
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
