'use client'

import type { ReactNode } from 'react'
import { Note } from '../../primitives/note/index.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import * as styles from './test-payment.css.ts'

export interface TestCard {
  /** The card's number; unique in the list. */
  number: string
  /** Effect of the card: "Pays" or "Declined". */
  label: string
  /** A sentence more. Leave out for none. */
  description?: string | undefined
}

export interface TestPaymentProps {
  /** The cards, or what shows that they are loading. */
  children: ReactNode
}

/** A payment for trying out: it moves no money, and says so. */
export function TestPayment({ children }: TestPaymentProps) {
  const t = useLabels('checkout', checkoutLabels)
  return (
    <div className={styles.root} data-component="TestPayment">
      <Note tone="caution" title={t('testTitle')}>
        {t('testText')}
      </Note>
      {children}
    </div>
  )
}

export interface TestCardsProps {
  /** The provider's test cards, in order. */
  cards: readonly TestCard[]
  /** The chosen card's number; `null` while none is chosen. */
  value: string | null
  /** Called with the number of the card that was pressed. */
  onValueChange: (number: string) => void
  /** No card can be chosen, such as while a payment is under way. Default `false`. */
  disabled?: boolean | undefined
}

/** The cards that the test provider knows. One press chooses. */
export function TestCards({ cards, value, onValueChange, disabled }: TestCardsProps) {
  const t = useLabels('checkout', checkoutLabels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which this needs not show
    <div className={styles.cards} role="group" aria-label={t('testCards')} data-component="TestCards">
      {cards.map(({ number, label, description }) => (
        <button
          key={number}
          type="button"
          className={styles.card}
          aria-pressed={number === value}
          disabled={disabled}
          onClick={() => onValueChange(number)}
        >
          <span className={styles.label}>{label}</span>{' '}
          <bdi className={styles.detail} dir="ltr">
            {number}
          </bdi>
          {description && <span className={styles.detail}>{description}</span>}
        </button>
      ))}
    </div>
  )
}
