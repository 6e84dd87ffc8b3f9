'use client'

import { memo } from 'react'
import { drawnIcon } from '../../primitives/icon/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { Price, useMoney } from '../../primitives/price/index.ts'
import { QuantityStepper } from '../../primitives/quantity-stepper/index.ts'
import { Spinner } from '../../primitives/spinner/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { Anchor, useLabels } from '../../system/index.ts'
import { cartLabels } from './cart.labels.ts'
import { type CartLineData, type CartLineEvents, sameBesideSelection, toneOf } from './cart-data.ts'
import * as styles from './cart-line.css.ts'

export interface CartLineContentsProps extends Omit<CartLineEvents, 'onSelectedChange'> {
  line: CartLineData
}

const bookmark = drawnIcon('bookmark', 'sm', styles.actionIcon)
const trash = drawnIcon('trash', 'sm', styles.actionIcon)

/** Everything of a line but its checkbox: selecting all draws five hundred checkboxes and no prices. */
export const CartLineContents = memo(
  function CartLineContents({
    line,
    onQuantityChange,
    onRemove,
    onSaveForLater,
    onProblemAction,
  }: CartLineContentsProps) {
    const t = useLabels('cart', cartLabels)
    const { money } = useMoney()
    const { id, name, href, quantity, unitPrice, unitPriceSale, amount, currency, selectable, busyWith } =
      line
    const onSale = unitPriceSale != null && unitPriceSale < unitPrice

    const price = (
      <Price
        size="lg"
        showPercent
        amount={onSale ? unitPrice * quantity : amount}
        saleAmount={onSale ? amount : undefined}
        currency={currency}
      />
    )

    return (
      <>
        <Picture picture={line.picture} sizes="104px" rounded="sm" decorative />
        <div className={styles.body}>
          <Anchor className={styles.name} href={href} data-part="Name">
            {name}
          </Anchor>
          {line.shopName && (
            <span className={styles.options} data-part="Shop">
              {line.shopName}
            </span>
          )}
          {line.options && <span className={styles.options}>{line.options}</span>}
          {line.note && <span className={styles.options}>{line.note}</span>}
        </div>
        <div className={styles.amount} data-part="Amount">
          {busyWith ? (
            <span className={styles.money}>
              <Spinner size="sm" />
              <VisuallyHidden role="status">{t(busyWith)}</VisuallyHidden>
              {price}
            </span>
          ) : (
            price
          )}
          {quantity > 1 && (
            <span className={styles.each}>
              {t('each', { price: money(unitPriceSale ?? unitPrice, currency) })}
            </span>
          )}
        </div>
        <div className={styles.ops}>
          {(selectable || line.problems.some(({ code }) => code === 'stock_reduced')) && (
            <QuantityStepper
              productName={name}
              value={quantity}
              max={line.max}
              onValueChange={next => onQuantityChange(id, next)}
            />
          )}
          <span className={styles.actions}>
            {onSaveForLater && (
              <button
                type="button"
                className={styles.action}
                aria-label={t('saveForLaterNamed', { name })}
                onClick={() => onSaveForLater(id)}
              >
                {bookmark}
                <span>{t('saveForLater')}</span>
              </button>
            )}
            <button
              type="button"
              className={styles.action}
              aria-label={t('removeNamed', { name })}
              onClick={() => onRemove(id)}
            >
              {trash}
              <span>{t('remove')}</span>
            </button>
          </span>
        </div>
        {line.problems.length > 0 && (
          <div className={styles.notes} role="status">
            {line.problems.map(problem => {
              const { code, title, text, action } = problem
              return (
                <Note
                  key={code}
                  tone={toneOf(problem)}
                  title={title}
                  action={
                    action && onProblemAction
                      ? { label: action.label, onClick: () => onProblemAction(id, code) }
                      : undefined
                  }
                >
                  {text}
                </Note>
              )
            })}
          </div>
        )}
      </>
    )
  },
  (before, after) =>
    sameBesideSelection(before.line, after.line) &&
    before.onQuantityChange === after.onQuantityChange &&
    before.onRemove === after.onRemove &&
    before.onSaveForLater === after.onSaveForLater &&
    before.onProblemAction === after.onProblemAction,
)
