'use client'

import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { QuantityStepper } from '../../primitives/quantity-stepper/index.ts'
import { useLabels } from '../../system/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './line-choice.css.ts'

export interface ChoosableLine {
  /** Unique among the lines; quantities are given by it. */
  id: string
  /** The product's name. */
  title: string
  /** Labels of the chosen options: "Glaze: Lagoon". Empty for none. */
  options: readonly string[]
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** The highest quantity that can be chosen. */
  max: number
  /** The price of one, in minor units. */
  unitPrice: number
}

/** Chosen quantity of each line, by its id. Lines that are not chosen are absent. */
export type ChosenQuantities = Readonly<Record<string, number>>

export interface LineChoiceProps {
  /** The question, shown as the group's legend. */
  label: string
  /** The lines to choose from. */
  lines: readonly ChoosableLine[]
  /** ISO 4217 code. */
  currency: string
  /** Chosen quantity of each line, by id. Lines that are not chosen are absent. */
  value: ChosenQuantities
  /** Called with all chosen quantities after each change. Checking a line chooses all of it. */
  onValueChange: (value: ChosenQuantities) => void
  /** Further questions about a chosen line, drawn below it. */
  extra?: ((line: ChoosableLine) => ReactNode) | undefined
  /** Problem with the choice, announced immediately. */
  error?: string | undefined
}

/** Lets the user choose lines of an order, and a quantity of each. */
export function LineChoice({ label, lines, currency, value, onValueChange, extra, error }: LineChoiceProps) {
  const t = useLabels('afterSales', afterSalesLabels)
  const { money } = useMoney()
  const errorId = useId()
  const choose = (id: string, quantity: number) => {
    const { [id]: _before, ...others } = value
    onValueChange(quantity > 0 ? { ...others, [id]: quantity } : others)
  }
  return (
    <fieldset
      className={fieldStyles.root}
      data-component="LineChoice"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <ul className={styles.list}>
        {lines.map(line => {
          const { id, title, options, picture, max, unitPrice } = line
          const quantity = value[id] ?? 0
          const details = [money(unitPrice, currency), ...(max > 1 ? [t('upTo', { max })] : [])]
          return (
            <li key={id} className={styles.line}>
              <Checkbox
                checked={quantity > 0}
                onCheckedChange={isChosen => choose(id, isChosen ? max : 0)}
                label={
                  <span className={styles.pick}>
                    <span className={styles.picture}>
                      <Picture picture={picture} sizes="56px" rounded="sm" decorative />
                    </span>
                    <span className={styles.text}>
                      <span className={styles.title}>{title}</span>
                      {options.length > 0 && <span className={styles.detail}>{options.join(' · ')}</span>}
                      <span className={styles.detail}>{details.join(' · ')}</span>
                    </span>
                  </span>
                }
              />
              {quantity > 0 && (max > 1 || extra) && (
                <div className={styles.more}>
                  {max > 1 && (
                    <QuantityStepper
                      value={quantity}
                      max={max}
                      productName={title}
                      onValueChange={next => choose(id, next)}
                    />
                  )}
                  {extra && <div className={styles.extra}>{extra(line)}</div>}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <div id={errorId} role="alert">
        {error && <p className={fieldStyles.error}>{error}</p>}
      </div>
    </fieldset>
  )
}
