'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { cx } from '../../system/cx.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import type { CartLineData } from './cart-data.ts'
import * as groupStyles from './cart-group.css.ts'
import * as styles from './saved-lines.css.ts'

export interface SavedLineData
  extends Pick<
    CartLineData,
    'id' | 'name' | 'picture' | 'shopName' | 'options' | 'unitPrice' | 'unitPriceSale' | 'currency'
  > {
  /** URL of the product's page; `undefined` if it no longer has one. */
  href: string | undefined
  /** Whether `unitPrice` is the lowest of its variants: "From $19.00". */
  priceFrom?: boolean | undefined
  /** Good news: "Price fell by $4.00 since you saved it". */
  good?: string | undefined
  /** Reason why it cannot be bought now: "Sold out". The line then has no button to move it. */
  missing?: string | undefined
  /** URL of the page to choose its options. Replaces "Move to cart" by a link. */
  chooseHref?: string | undefined
}

export interface SavedLinesProps {
  /** Saved lines in their order. */
  lines: readonly SavedLineData[]
  /** Called with the line's id when "Move to cart" is pressed. */
  onMoveToCart: (id: string) => void
  /** Called with the line's id when "Remove" is pressed. */
  onRemove: (id: string) => void
  /** `grid` shows large pictures side by side, like a list of products. Default `rows`. */
  layout?: 'rows' | 'grid' | undefined
}

const lists = { rows: groupStyles.group, grid: styles.grid }
const sizes = { rows: '84px', grid: '(min-width: 1100px) 302px, (min-width: 768px) 30vw, 45vw' }

/** Shows lines saved for later, each with a button that moves it back into the cart. */
export function SavedLines({ lines, onMoveToCart, onRemove, layout = 'rows' }: SavedLinesProps) {
  const t = useLabels('cart', cartLabels)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ id: string; at: number; isFirst: boolean } | null>(null)

  // The line goes with the button that was pressed: the focus goes on to the same one of the next line.
  useLayoutEffect(() => {
    const left = leaving.current
    if (!left || lines.some(({ id }) => id === left.id)) return
    leaving.current = null
    const row = list.current?.children[Math.min(left.at, lines.length - 1)]
    // The last one is Remove; the first may be a link.
    const buttons = [...(row?.querySelectorAll<HTMLElement>(`.${styles.actions} > *`) ?? [])]
    buttons.at(left.isFirst ? 0 : -1)?.focus()
  }, [lines])

  const leave = (id: string, isFirst: boolean, act: (id: string) => void) => {
    leaving.current = { id, at: lines.findIndex(line => line.id === id), isFirst }
    act(id)
  }

  return (
    <ul className={lists[layout]} data-component="SavedLines" ref={list}>
      {lines.map(line => (
        <li key={line.id} className={styles.line[layout]}>
          <Picture
            picture={line.picture}
            sizes={sizes[layout]}
            rounded={layout === 'grid' ? 'md' : 'sm'}
            decorative
          />
          <div className={styles.body}>
            {line.href === undefined ? (
              <span className={styles.name}>{line.name}</span>
            ) : (
              <Anchor className={styles.name} href={line.href}>
                {line.name}
              </Anchor>
            )}
            {line.shopName && <span className={styles.detail}>{line.shopName}</span>}
            {line.options && <span className={styles.detail}>{line.options}</span>}
            <Price
              amount={line.unitPrice}
              saleAmount={line.unitPriceSale ?? undefined}
              currency={line.currency}
              from={line.priceFrom ?? false}
            />
            {line.good && <span className={styles.good}>{line.good}</span>}
            {line.missing && <span className={styles.missing}>{line.missing}</span>}
          </div>
          <div className={cx(styles.actions, layout === 'grid' && styles.below)}>
            {line.missing === undefined &&
              (line.chooseHref === undefined ? (
                <Button
                  emphasis="soft"
                  aria-label={t('moveToCartNamed', { name: line.name })}
                  onClick={() => leave(line.id, true, onMoveToCart)}
                >
                  {t('moveToCart')}
                </Button>
              ) : (
                <Button
                  emphasis="soft"
                  href={line.chooseHref}
                  aria-label={t('chooseOptionsNamed', { name: line.name })}
                >
                  {t('chooseOptions')}
                </Button>
              ))}
            <Button
              emphasis="plain"
              aria-label={t('removeNamed', { name: line.name })}
              onClick={() => leave(line.id, false, onRemove)}
            >
              {t('remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
