'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { LoadingIndicator } from '../../primitives/loading/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { useLabels } from '../../system/index.ts'
import { HostedField, type HostedFieldState } from './hosted-field.tsx'
import * as styles from './payment-fields.css.ts'
import { paymentFieldsLabels } from './payment-fields.labels.ts'

/**
 * State of the provider's script: `initial` is not requested yet, `pending` is loading, `resolved` has loaded,
 * `rejected` has failed.
 */
export type SdkStatus = 'initial' | 'pending' | 'resolved' | 'rejected'

export interface CardFieldStates {
  /** The field of the card's number. */
  number?: HostedFieldState
  /** The field of the date it expires. */
  expiry?: HostedFieldState
  /** The field of the security code. */
  securityCode?: HostedFieldState
}

export interface PaymentFieldsProps {
  /** State of the provider's script: not requested, loading, loaded or failed. */
  status: SdkStatus
  /** The provider's name, such as `PayPal`: whom the page connects to. */
  provider: string
  /** `card` shows three fields; `wallet` has only its button. */
  method: 'card' | 'wallet'
  /** The state of the three fields, for `card`. */
  card?: CardFieldStates | undefined
  /** The button that pays, shown once the script is there; 52 px are kept for it. */
  action?: ReactNode
  /** Called when "Try again" is pressed after the script has failed. */
  onRetry: () => void
}

/** Shows the payment methods in fields and buttons of a payment provider. */
export function PaymentFields({ status, provider, method, card, action, onRetry }: PaymentFieldsProps) {
  const t = useLabels('paymentFields', paymentFieldsLabels)
  const root = useRef<HTMLDivElement>(null)
  // The button goes as soon as it is pressed, and would take the focus with it.
  const retry = () => {
    root.current?.focus()
    onRetry()
  }
  if (status === 'initial')
    return (
      <p className={styles.initial} data-component="PaymentFields" data-status={status}>
        {t('initial')}
      </p>
    )
  const isRejected = status === 'rejected'
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.root}
      data-component="PaymentFields"
      data-status={status}
      aria-busy={status === 'pending' || undefined}
    >
      <div className={styles.layer({ hidden: isRejected })}>
        {method === 'card' && <CardFields states={card} isLoading={status !== 'resolved'} />}
        <div className={styles.action}>
          {status === 'pending' && (
            <div className={styles.pending}>
              <LoadingIndicator label={t('pending', { provider })} />
            </div>
          )}
          {status === 'resolved' && action}
        </div>
      </div>
      {isRejected && (
        <div className={styles.layer()}>
          <div className={styles.rejected}>
            <Note tone="critical" role="alert" title={t('rejectedTitle', { provider })}>
              {t('rejectedText')}
            </Note>
            <Button emphasis="line" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function CardFields({ states, isLoading }: { states?: CardFieldStates | undefined; isLoading: boolean }) {
  const t = useLabels('paymentFields', paymentFieldsLabels)
  return (
    <fieldset className={styles.cardFields} aria-label={t('card')}>
      <HostedField whole label={t('number')} isLoading={isLoading} {...states?.number} />
      <HostedField label={t('expiry')} isLoading={isLoading} {...states?.expiry} />
      <HostedField label={t('securityCode')} isLoading={isLoading} {...states?.securityCode} />
    </fieldset>
  )
}
