'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import type { CartLineData } from './cart-data.ts'
import * as groupStyles from './cart-group.css.ts'
import * as styles from './saved-lines.css.ts'

export type SavedLineData = Pick<
  CartLineData,
  'id' | 'name' | 'href' | 'picture' | 'shopName' | 'options' | 'unitPrice' | 'unitPriceSale' | 'currency'
>

export interface SavedLinesProps {
  lines: readonly SavedLineData[]
  onMoveToCart: (id: string) => void
  onRemove: (id: string) => void
}

/** What waits to be bought: each line with its way back into the cart, in sight on every screen. */
export function SavedLines({ lines, onMoveToCart, onRemove }: SavedLinesProps) {
  const t = useLabels('cart', cartLabels)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ id: string; at: number; isFirst: boolean } | null>(null)

  // The line goes with the button that was pressed: the focus goes on to the same one of the next line.
  useLayoutEffect(() => {
    const left = leaving.current
    if (!left || lines.some(({ id }) => id === left.id)) return
    leaving.current = null
    const row = list.current?.children[Math.min(left.at, lines.length - 1)]
    const buttons = row?.querySelectorAll('button')
    buttons?.[left.isFirst ? 0 : 1]?.focus()
  }, [lines])

  const leave = (id: string, isFirst: boolean, act: (id: string) => void) => {
    leaving.current = { id, at: lines.findIndex(line => line.id === id), isFirst }
    act(id)
  }

  return (
    <ul className={groupStyles.group} data-component="SavedLines" ref={list}>
      {lines.map(line => (
        <li key={line.id} className={styles.line}>
          <Picture picture={line.picture} sizes="84px" rounded="sm" decorative />
          <div className={styles.body}>
            <Anchor className={styles.name} href={line.href}>
              {line.name}
            </Anchor>
            {line.shopName && <span className={styles.detail}>{line.shopName}</span>}
            {line.options && <span className={styles.detail}>{line.options}</span>}
            <Price
              amount={line.unitPrice}
              saleAmount={line.unitPriceSale ?? undefined}
              currency={line.currency}
            />
          </div>
          <div className={styles.actions}>
            <Button
              emphasis="soft"
              aria-label={t('moveToCartNamed', { name: line.name })}
              onClick={() => leave(line.id, true, onMoveToCart)}
            >
              {t('moveToCart')}
            </Button>
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
