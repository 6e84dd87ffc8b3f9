'use client'

import X from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Drawer } from '../../primitives/dialog/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useStoa } from '../../system/provider.tsx'
import { useLabels } from '../../system/use-labels.ts'
import { cartLabels } from '../cart/cart.labels.ts'
import type { CheckOut } from '../cart/index.ts'
import { EmptyCart } from '../page-states/index.ts'
import * as styles from './cart-drawer.css.ts'
import { cartDrawerLabels } from './cart-drawer.labels.ts'

export interface CartDrawerProps extends CheckOut {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** Called with `false` when it is closed, also after a link to the cart or the checkout was followed. */
  onOpenChange: (open: boolean) => void
  /** Number of items in the cart. 0 shows that it is empty. */
  itemCount: number
  /** Number of their shops. Leave out for a guest, whose items are in one group. */
  shopCount?: number | undefined
  /** Number of selected items, next to the subtotal. */
  selectedCount: number
  /** Sum of the selected items, in minor units. */
  subtotal: number
  /** ISO 4217 code. Default the provider's. */
  currency?: string | undefined
  /** The cart is being read: placeholders are shown in place of the groups. Default `false`. */
  loading?: boolean | undefined
  /** Problem of the whole cart, above the groups: a `Note` that it couldn't be loaded. */
  problem?: ReactNode
  /** Message above the groups or the empty cart, such as one that undoes a removal. Leave out if toasts show it. */
  message?: ReactNode
  /** URL of the cart's page. Leave out if there is none. */
  cartHref?: string | undefined
  /** URL for continuing to shop, in an empty cart. */
  emptyHref: string
  /** Content of an empty cart. Default an `EmptyCart`. */
  empty?: ReactNode
  /** Content below the sum and the buttons, such as a note about shipping. Not shown in an empty cart. */
  foot?: ReactNode
  /** Element to focus on closing. Default the element that was focused before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** A `CartGroup` for each shop. */
  children?: ReactNode
}

/**
 * Shows the cart in a panel from the end edge, over the page: for a look and small changes without leaving it. Toasts, such
 * as one that undoes a removal, appear next to it and can be pressed.
 */
export function CartDrawer({
  open,
  onOpenChange,
  itemCount,
  shopCount,
  selectedCount,
  subtotal,
  currency,
  loading = false,
  problem,
  message,
  cartHref,
  emptyHref,
  empty = <EmptyCart href={emptyHref} />,
  foot,
  returnFocus,
  children,
  onCheckOut,
  checkOutHref,
  busy,
}: CartDrawerProps) {
  const t = useLabels('cartDrawer', cartDrawerLabels)
  const cart = useLabels('cart', cartLabels)
  const { money } = useMoney()
  const { dir } = useStoa()
  const hasItems = itemCount > 0

  const follow = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    const isElsewhere = ctrlKey || metaKey || shiftKey || altKey
    if (!isElsewhere && (target as Element).closest('a[href]')) onOpenChange(false)
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      side="end"
      size="lg"
      part="panel"
      returnFocus={returnFocus}
      dir={dir}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are the controls */}
      <div className={styles.root} data-component="CartDrawer" aria-busy={loading} onClick={follow}>
        <div className={styles.head} part="head">
          <h2 className={styles.title}>{t('title')}</h2>
          <span className={styles.contents}>
            {hasItems &&
              (shopCount === undefined
                ? cart('contents', { items: itemCount })
                : cart('contentsByShop', { items: itemCount, shops: shopCount }))}
          </span>
          <IconButton label={t('close')} icon={X} onClick={() => onOpenChange(false)} />
        </div>
        <div className={styles.scroller} part="body">
          {message && <div className={styles.message}>{message}</div>}
          {problem && <div className={styles.message}>{problem}</div>}
          {loading && !hasItems && <Loading label={t('loading')} />}
          {!loading && !hasItems && !problem && empty}
          {hasItems && children}
        </div>
        {hasItems && (
          <div className={styles.foot} part="foot">
            <dl className={styles.sum}>
              <dt className={styles.label}>
                <span>{cart('subtotal', { count: selectedCount })}</span>
                <span className={styles.hint}>{t('beforeShipping')}</span>
              </dt>
              <dd className={styles.figure} data-part="Subtotal">
                {money(subtotal, currency)}
              </dd>
            </dl>
            <div className={styles.steps}>
              {cartHref && (
                <Button block size="lg" emphasis="line" href={cartHref}>
                  {t('viewCart')}
                </Button>
              )}
              <Next
                {...{ onCheckOut, checkOutHref, busy }}
                ready={selectedCount > 0}
                label={cart('checkOut')}
              />
            </div>
            {foot}
          </div>
        )}
      </div>
    </Drawer>
  )
}

interface NextProps extends CheckOut {
  label: string
  /** Whether the press leads on. With nothing selected, the host says so instead. */
  ready: boolean
}

/**
 * The way to the checkout: a link, or a form, because both leave the history entry of the open drawer before they lead on.
 */
function Next({ onCheckOut, checkOutHref, busy, label, ready }: NextProps) {
  if (checkOutHref !== undefined)
    return (
      <Button block size="lg" href={checkOutHref}>
        {label}
      </Button>
    )
  if (!onCheckOut) return null
  if (!ready)
    return (
      <Button block size="lg" busy={busy} onClick={onCheckOut}>
        {label}
      </Button>
    )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onCheckOut()
      }}
    >
      <Button block size="lg" type="submit" busy={busy}>
        {label}
      </Button>
    </form>
  )
}

const placeholders = ['first', 'second', 'third']

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.rows}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {placeholders.map(row => (
        <div key={row} className={styles.row}>
          <Skeleton width="100%" height={84} radius={8} />
          <div className={styles.bars}>
            <Skeleton width="70%" height={18} />
            <Skeleton width="40%" height={18} />
          </div>
        </div>
      ))}
    </div>
  )
}
