'use client'

import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { useOrderDates } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { DisputeData } from './after-sales-data.ts'
import { CaseCard, CasePictures, CaseQuote, CaseSent } from './case-card.tsx'

const STATUS = {
  open: { label: 'disputeOpen', tone: 'caution' },
  underReview: { label: 'disputeUnderReview', tone: 'caution' },
  resolvedBuyer: { label: 'disputeResolvedBuyer', tone: 'positive' },
  resolvedSeller: { label: 'disputeResolvedSeller', tone: 'neutral' },
} as const

/** Shows a dispute, the shop's side of it and the marketplace's decision. */
export function DisputeCase({
  data,
  currency,
}: {
  /** The dispute to show. */
  data: DisputeData
  /** ISO 4217 code. */
  currency: string
}) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const { deadline } = useOrderDates()
  const { status, decision } = data
  const pending = t('disputeOpenText', { day: deadline(data.decideBy) })
  const text = {
    open: pending,
    underReview: pending,
    resolvedBuyer: t('disputeBuyerText', { amount: money(data.refunded, currency) }),
    resolvedSeller: t('disputeSellerText'),
  }[status]
  return (
    <CaseCard
      component="DisputeCase"
      title={t('disputeTitle', { amount: money(data.amount, currency) })}
      status={{ label: t(STATUS[status].label), tone: STATUS[status].tone }}
      at={data.openedAt}
      text={text}
    >
      {decision && <CaseQuote label={t('decision')}>{decision}</CaseQuote>}
      {data.statements.map(({ id, text: said, pictures }) => (
        <div key={id}>
          <CaseQuote label={t('answer')}>{said}</CaseQuote>
          <CasePictures pictures={pictures} />
        </div>
      ))}
      <CaseSent text={data.text} pictures={[]} />
    </CaseCard>
  )
}
