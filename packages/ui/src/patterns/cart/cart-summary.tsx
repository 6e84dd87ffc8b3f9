'use client'

import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon, type IconGlyph } from '../../primitives/icon/index.ts'
import { Panel } from '../../primitives/panel/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { BottomBar } from '../bottom-bar/index.ts'
import { cartLabels } from './cart.labels.ts'
import * as styles from './cart-summary.css.ts'

interface CheckOut {
  /** Always enabled: with nothing selected the host says so. Without it and without an address there is no button. */
  onCheckOut?: (() => void) | undefined
  /** Instead of the event, for a host whose checkout is a plain page. */
  checkOutHref?: string | undefined
  busy?: boolean | undefined
}

function CheckOutButton({ onCheckOut, checkOutHref, busy }: CheckOut) {
  const t = useLabels('cart', cartLabels)
  return checkOutHref === undefined ? (
    <Button block size="lg" busy={busy} onClick={onCheckOut}>
      {t('checkOut')}
    </Button>
  ) : (
    <Button block size="lg" href={checkOutHref}>
      {t('checkOut')}
    </Button>
  )
}

const trustIcons: Record<'protection' | 'returns' | 'payment', IconGlyph> = {
  protection: ShieldCheck,
  returns: RotateCcw,
  payment: Lock,
}

export interface TrustItem {
  icon: keyof typeof trustIcons
  text: string
}

export interface CartSummaryProps extends CheckOut {
  /** Minor units, of what is selected. */
  subtotal: number
  shipping: number
  total: number
  /** How many pieces are selected. */
  itemCount: number
  currency?: string | undefined
  /** A sentence under the shipping: why it is what it is. */
  shippingNote?: string | undefined
  /** A sentence under the button. */
  note?: string | undefined
  trust?: readonly TrustItem[] | undefined
}

export function CartSummary({
  subtotal,
  shipping,
  total,
  itemCount,
  currency,
  shippingNote,
  note,
  trust,
  ...checkOut
}: CartSummaryProps) {
  const t = useLabels('cart', cartLabels)
  const { money } = useMoney()
  const titleId = useId()
  const hasNext = checkOut.onCheckOut !== undefined || checkOut.checkOutHref !== undefined
  return (
    <div data-component="CartSummary">
      <Panel padded as="section" aria-labelledby={titleId}>
        <div className={styles.panel}>
          <h2 className={styles.panelTitle} id={titleId}>
            {t('summary')}
          </h2>
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
                {money(shipping, currency)}
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
              <CheckOutButton {...checkOut} />
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
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export interface CartBarProps extends CheckOut {
  selectedCount: number
  /** Minor units. */
  total: number
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
        <CheckOutButton {...checkOut} />
      </BottomBar>
    </div>
  )
}
