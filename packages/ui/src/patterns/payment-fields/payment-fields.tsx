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
 * Where the provider's script is: `initial` is not asked for yet, `pending` is on its way, `resolved` is there,
 * `rejected` did not come.
 */
export type SdkStatus = 'initial' | 'pending' | 'resolved' | 'rejected'

export interface CardFieldStates {
  number?: HostedFieldState
  expiry?: HostedFieldState
  securityCode?: HostedFieldState
}

export interface PaymentFieldsProps {
  status: SdkStatus
  /** Whom the page connects to, such as `PayPal`. */
  provider: string
  /** A wallet has no fields, only its button. */
  method: 'card' | 'wallet'
  card?: CardFieldStates | undefined
  /** The button that pays, once the script is there; 52 px are kept for it. */
  action?: ReactNode
  onRetry: () => void
}

/** How the buyer pays, in fields and buttons of a payment provider. */
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
