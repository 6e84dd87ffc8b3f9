'use client'

import { Button } from '../../primitives/button/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { useLabels } from '../../system/index.ts'
import { useOrderDates } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import type { ReturnData } from './after-sales-data.ts'
import { CaseCard, CaseFacts, CasePieces, CaseQuote, CaseSent } from './case-card.tsx'
import { RETURN_REASONS } from './reason-labels.ts'

const STATUS = {
  requested: { label: 'returnRequested', tone: 'info' },
  approved: { label: 'returnApproved', tone: 'accent' },
  inTransit: { label: 'returnInTransit', tone: 'info' },
  received: { label: 'returnReceived', tone: 'info' },
  refunded: { label: 'returnRefunded', tone: 'positive' },
  rejected: { label: 'returnRejected', tone: 'critical' },
  canceled: { label: 'returnCanceled', tone: 'neutral' },
} as const

const CONDITIONS = {
  asNew: 'conditionAsNew',
  worn: 'conditionWorn',
  damaged: 'conditionDamaged',
  incomplete: 'conditionIncomplete',
} as const

export interface ReturnCaseProps {
  /** The return to show. */
  data: ReturnData
  /** ISO 4217 code. */
  currency: string
  /** Called when the buyer cancels the return. Leave out when that is not possible now. */
  onCancel?: (() => void) | undefined
  /** Called when the buyer wants the paid label. Leave out when there is none. */
  onDownload?: (() => void) | undefined
  /** The label is being downloaded. Default `false`. */
  labelBusy?: boolean
  /** Called when the buyer pays the postage because no label came. Leave out when that is not possible now. */
  onPayPostage?: (() => void) | undefined
  /** Called when the buyer has sent it; open `SendReturnDialog`. Leave out when that is not possible now. */
  onSend?: (() => void) | undefined
  /** Called when the buyer wants the marketplace to decide. Leave out when that is not possible now. */
  onDispute?: (() => void) | undefined
}

/** Shows one return: its status, the next step, and how its amount is calculated. */
export function ReturnCase(props: ReturnCaseProps) {
  const { data, currency, onCancel, onDownload, labelBusy = false, onPayPostage, onSend, onDispute } = props
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const { deadline } = useOrderDates()
  const approvedText = useApprovedText(props)
  const { status, pieces, refund, kept, keptReason, rejectionReason, decideBy, postage } = data
  const back = refund.total - (status === 'refunded' ? 0 : kept)
  const paid = status === 'refunded' ? (refund.postage ?? 0) : (postage?.paid ?? 0)
  const text = {
    requested: decideBy ? t('returnRequestedText', { day: deadline(decideBy) }) : t('returnRequestedSoon'),
    approved: approvedText,
    inTransit: t('returnInTransitText'),
    received: t('returnReceivedText'),
    refunded: t('returnRefundedText', { amount: money(refund.total, currency) }),
    rejected: rejectionReason
      ? t('returnRejectedText', { reason: rejectionReason })
      : t('returnRejectedBare'),
    canceled: t('returnCanceledText'),
  }[status]
  const isExpected = status !== 'refunded' && status !== 'rejected' && status !== 'canceled'
  return (
    <CaseCard
      component="ReturnCase"
      title={t('returnTitle', { count: pieces.reduce((sum, { quantity }) => sum + quantity, 0) })}
      status={{ label: t(STATUS[status].label), tone: STATUS[status].tone }}
      at={data.requestedAt}
      text={text}
      actions={
        (onDownload || onPayPostage || onSend || onCancel || onDispute) && (
          <>
            {onDownload && (
              <Button size="sm" busy={labelBusy} onClick={onDownload}>
                {t('downloadLabel')}
              </Button>
            )}
            {onPayPostage && (
              <Button size="sm" onClick={onPayPostage}>
                {t('ownPostage')}
              </Button>
            )}
            {onSend && (
              <Button
                size="sm"
                emphasis={onDownload || postage?.kind === 'awaited' ? 'line' : 'strong'}
                onClick={onSend}
              >
                {t('sendReturn')}
              </Button>
            )}
            {onDispute && (
              <Button size="sm" emphasis="line" onClick={onDispute}>
                {t('dispute')}
              </Button>
            )}
            {onCancel && (
              <Button size="sm" emphasis="plain" onClick={onCancel}>
                {t('cancelReturn')}
              </Button>
            )}
          </>
        )
      }
    >
      <CasePieces
        pieces={pieces.map(({ received, condition, reason, quantity, ...piece }) => ({
          ...piece,
          quantity,
          note: [
            t(RETURN_REASONS[reason]),
            received !== null && received < quantity && t('returnReceivedPieces', { received, quantity }),
            condition && t(CONDITIONS[condition]),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {data.instructions && status === 'approved' && (
        <CaseQuote label={t('instructions')}>{data.instructions}</CaseQuote>
      )}
      <CaseFacts
        facts={[
          isExpected && [t('returnExpected'), money(back, currency)],
          paid > 0 && [t(status === 'refunded' ? 'postageRefunded' : 'postagePaid'), money(paid, currency)],
          kept > 0 && [t('returnKept'), money(kept, currency)],
          data.carrier && [t('carrier'), data.carrier],
          data.trackingNumber && [t('trackingNumber'), data.trackingNumber],
        ]}
      />
      {kept > 0 && keptReason && <CaseQuote label={t('answer')}>{keptReason}</CaseQuote>}
      <CaseSent text={data.text} pictures={data.pictures} />
    </CaseCard>
  )
}

/** Returns the next step of an approved return, which depends on who pays the postage. */
function useApprovedText({ data, currency, onPayPostage, onDispute }: ReturnCaseProps): string {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const { deadline } = useOrderDates()
  const { postage, sendBy } = data
  const day = sendBy ? deadline(sendBy) : ''
  const max = money(postage?.max ?? 0, currency)
  switch (postage?.kind) {
    case 'label':
      return sendBy ? t('returnLabelText', { day }) : t('returnLabelSoon')
    case 'reimburse':
      return sendBy ? t('returnReimbursedText', { day, max }) : t('returnReimbursedSoon', { max })
    case 'awaited':
      if (onPayPostage) return t('returnOwnPostageText')
      if (onDispute) return t('returnNoLabelText')
      return postage.labelDueAt
        ? t('returnAwaitedText', { day: deadline(postage.labelDueAt) })
        : t('returnNoLabelYet')
    default:
      return sendBy ? t('returnApprovedText', { day }) : t('returnApprovedSoon')
  }
}
