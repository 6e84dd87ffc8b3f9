'use client'

import { Button } from '../../primitives/button/index.ts'
import { useLabels } from '../../system/index.ts'
import { useOrderDates } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { ClaimData } from './after-sales-data.ts'
import { CaseCard, CaseFacts, CasePieces, CaseQuote, CaseSent } from './case-card.tsx'
import { CLAIM_KINDS, RESOLUTIONS } from './reason-labels.ts'

const STATUS = {
  open: { label: 'claimOpen', tone: 'info' },
  approved: { label: 'claimApproved', tone: 'accent' },
  rejected: { label: 'claimRejected', tone: 'critical' },
  resolved: { label: 'claimResolved', tone: 'positive' },
  withdrawn: { label: 'claimWithdrawn', tone: 'neutral' },
} as const

export interface ClaimCaseProps {
  /** The claim to show. */
  data: ClaimData
  /** Called when the buyer withdraws the claim. Leave out when that is not possible now. */
  onWithdraw?: (() => void) | undefined
  /** Called when the buyer wants the marketplace to decide. Leave out when that is not possible now. */
  onDispute?: (() => void) | undefined
}

/** Shows a claim of the buyer: its status, the shop's answer and the next step. */
export function ClaimCase({ data, onWithdraw, onDispute }: ClaimCaseProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { deadline } = useOrderDates()
  const { status, kind, wanted, resolution, answer, decision } = data
  const isReplaced = (resolution ?? wanted) === 'replacement'
  const text = {
    open: t('claimOpenText', { day: deadline(data.answerBy) }),
    approved: t(isReplaced ? 'claimApprovedReplacement' : 'claimApprovedRefund'),
    rejected: decision
      ? t(onDispute ? 'claimDismissedText' : 'claimDismissedDone')
      : t(onDispute ? 'claimRejectedText' : 'claimRejectedDone'),
    resolved: t(isReplaced ? 'claimResolvedReplacement' : 'claimResolvedRefund'),
    withdrawn: t('claimWithdrawnText'),
  }[status]
  return (
    <CaseCard
      component="ClaimCase"
      title={t('claimTitle', { kind: t(CLAIM_KINDS[kind]) })}
      status={{ label: t(STATUS[status].label), tone: STATUS[status].tone }}
      at={data.openedAt}
      text={text}
      actions={
        (onDispute || onWithdraw) && (
          <>
            {onDispute && (
              <Button size="sm" emphasis="line" onClick={onDispute}>
                {t('dispute')}
              </Button>
            )}
            {onWithdraw && (
              <Button size="sm" emphasis="plain" onClick={onWithdraw}>
                {t('withdraw')}
              </Button>
            )}
          </>
        )
      }
    >
      <CasePieces pieces={data.pieces} />
      {status === 'open' && <CaseFacts facts={[[t('wanted'), t(RESOLUTIONS[wanted])]]} />}
      {answer && <CaseQuote label={t('answer')}>{answer}</CaseQuote>}
      {decision && <CaseQuote label={t('decision')}>{decision}</CaseQuote>}
      <CaseSent text={data.text} pictures={data.pictures} />
    </CaseCard>
  )
}
