'use client'

import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon, type IconGlyph } from '../../primitives/icon/index.ts'
import { Panel } from '../../primitives/panel/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { BottomBar } from '../bottom-bar/index.ts'
import { cartLabels } from './cart.labels.ts'
import * as styles from './cart-summary.css.ts'

export interface CheckOut {
  /** Called when the button is pressed, which is never disabled: with nothing selected, say so then. */
  onCheckOut?: (() => void) | undefined
  /** Makes the button a link to this page instead. With neither of the two there is no button. */
  checkOutHref?: string | undefined
  /** The checkout is being prepared: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

function CheckOutButton({ onCheckOut, checkOutHref, busy, label }: CheckOut & { label: string }) {
  return checkOutHref === undefined ? (
    <Button block size="lg" part="checkout" busy={busy} onClick={onCheckOut}>
      {label}
    </Button>
  ) : (
    <Button block size="lg" part="checkout" href={checkOutHref}>
      {label}
    </Button>
  )
}

const trustIcons: Record<'protection' | 'returns' | 'payment', IconGlyph> = {
  protection: ShieldCheck,
  returns: RotateCcw,
  payment: Lock,
}

export interface TrustItem {
  /** Icon in front of the text. */
  icon: keyof typeof trustIcons
  /** Short promise, such as "Buyer protection". */
  text: string
}

export interface CartSummaryProps extends CheckOut {
  /** The sum of the selected lines, in minor units. */
  subtotal: number
  /** Price of shipping, in minor units; 0 if it is not chosen yet. */
  shipping: number
  /** Subtotal and shipping, in minor units. */
  total: number
  /** Number of selected items, shown next to the subtotal. */
  itemCount: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** A sentence below the shipping, such as why it is free. */
  shippingNote?: string | undefined
  /** `<DeliverTo …>`, above the sums that depend on it. */
  deliverTo?: ReactNode
  /** A sentence below the button. */
  note?: ReactNode
  /** Promises below the panel. Leave out for none. */
  trust?: readonly TrustItem[] | undefined
}

/** Shows the sum of the selected lines, and the button for the next step. */
export function CartSummary({
  subtotal,
  shipping,
  total,
  itemCount,
  currency,
  shippingNote,
  deliverTo,
  note,
  trust,
  ...checkOut
}: CartSummaryProps) {
  const t = useLabels('cart', cartLabels)
  const { money } = useMoney()
  const titleId = useId()
  const amount = money(total, currency)
  const sum = shipping > 0 ? t('checkOutSum', { amount }) : t('checkOutBeforeShipping', { amount })
  const label = itemCount > 0 ? sum : t('checkOut')
  const hasNext = checkOut.onCheckOut !== undefined || checkOut.checkOutHref !== undefined
  return (
    <div data-component="CartSummary" part="summary">
      <Panel padded as="section" aria-labelledby={titleId}>
        <div className={styles.panel}>
          <h2 className={styles.panelTitle} id={titleId}>
            {t('summary')}
          </h2>
          {deliverTo}
          <dl className={styles.sums}>
            <div className={styles.sum}>
              <dt>{t('subtotal', { count: itemCount })}</dt>
              <dd className={styles.figure} data-part="Subtotal">
                {money(subtotal, currency)}
              </dd>
            </div>
            <div className={styles.sum}>
              <dt>{t('shipping')}</dt>
              <dd className={styles.figure} data-part="Shipping">
                {shipping > 0 ? money(shipping, currency) : t('shippingNext')}
              </dd>
              {shippingNote && (
                <dd className={styles.shippingNote} data-part="ShippingNote">
                  {shippingNote}
                </dd>
              )}
            </div>
            <div className={cx(styles.sum, styles.total)}>
              <dt>{t('total')}</dt>
              <dd className={styles.totalFigure} data-part="Total">
                {money(total, currency)}
              </dd>
            </div>
          </dl>
          {hasNext && (
            <div className={styles.next}>
              <CheckOutButton {...checkOut} label={label} />
            </div>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </Panel>
      {trust && (
        <ul className={styles.trust}>
          {trust.map(({ icon, text }) => (
            <li key={text} className={styles.promise}>
              <Icon as={trustIcons[icon]} size="sm" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export interface CartBarProps extends CheckOut {
  /** Number of selected items. */
  selectedCount: number
  /** Sum of the selected items, in minor units. */
  total: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
}

/** The summary at the foot of a phone's screen. Its button is then the only one: the summary's own goes. */
export function CartBar({ selectedCount, total, currency, ...checkOut }: CartBarProps) {
  const t = useLabels('cart', cartLabels)
  const { money } = useMoney()
  return (
    <div className={styles.bar} data-component="CartBar">
      <BottomBar
        label={t('checkOut')}
        summary={
          <>
            <span className={styles.barCount}>{t('selected', { count: selectedCount })}</span>
            <span className={styles.barTotal}>{money(total, currency)}</span>
          </>
        }
      >
        <CheckOutButton {...checkOut} label={t('checkOut')} />
      </BottomBar>
    </div>
  )
}
