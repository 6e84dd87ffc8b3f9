'use client'

import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import { Picture, type PictureData } from '@stoa/ui/picture'
import { QuantityStepper } from '@stoa/ui/quantity-stepper'
import Check from 'lucide-react/icons/check'
import PackageOpen from 'lucide-react/icons/package-open'
import type { ReactNode } from 'react'
import * as styles from './pack-list.css.ts'
import { packListLabels } from './pack-list.labels.ts'

export interface PackLine {
  /** Unique among the lines; the key in `value`. */
  id: string
  /** The product's name. */
  title: string
  /** Labels of the chosen options: "Glaze: Lagoon". Empty for none. */
  options: readonly string[]
  /** The shop's own number of it; `null` for none. */
  sku: string | null
  /** The product's picture; `null` draws the placeholder. */
  picture: PictureData | null
  /** Maximum quantity for the parcel. */
  max: number
}

export interface PackListProps {
  /** Lines that can go into the parcel, in their order. */
  lines: readonly PackLine[]
  /** Packed quantity of each line, by its id; the host keeps the state. */
  value: Readonly<Record<string, number>>
  /** Called with all quantities after each change. */
  onValueChange: (value: Readonly<Record<string, number>>) => void
  /** Disables packing, for example while it is being sent. Default `false`. */
  disabled?: boolean
  /** Shipping details: next to the list, below it in narrow windows. */
  children?: ReactNode
  /** Buttons, the strong one first; on phones they stay in sight at the foot. */
  actions?: ReactNode
}

/** Lets sellers pack a parcel item by item, with one hand in the stock room. */
export function PackList({ lines, value, onValueChange, disabled = false, ...props }: PackListProps) {
  const { children, actions } = props
  const t = useLabels('packList', packListLabels)
  const packedOf = ({ id, max }: PackLine) => Math.min(value[id] ?? 0, max)
  const packed = lines.reduce((sum, line) => sum + packedOf(line), 0)
  const total = lines.reduce((sum, { max }) => sum + max, 0)
  const set = (id: string, quantity: number) => onValueChange({ ...value, [id]: quantity })
  return (
    <div className={styles.root} data-component="PackList">
      <section className={styles.pieces} aria-label={t('label')}>
        <p className={styles.count} role="status">
          {t('packed', { packed, total })}
        </p>
        <ul className={styles.list}>
          {lines.map(line => {
            const { id, title, options, sku, picture, max } = line
            const inside = packedOf(line)
            const isAll = inside === max
            return (
              <li key={id} className={styles.line} data-packed={isAll || undefined}>
                <span className={styles.picture}>
                  <Picture picture={picture} sizes="96px" rounded="sm" decorative />
                </span>
                <span className={styles.text}>
                  <span className={styles.title}>{title}</span>
                  {options.length > 0 && <span className={styles.option}>{options.join(' · ')}</span>}
                  {sku && <span className={styles.sku}>{sku}</span>}
                </span>
                <span className={styles.controls}>
                  <span className={styles.state}>{t('of', { packed: inside, max })}</span>
                  <span className={styles.buttons}>
                    <QuantityStepper
                      size="lg"
                      value={inside}
                      min={0}
                      max={max}
                      productName={title}
                      disabled={disabled}
                      onValueChange={quantity => set(id, quantity)}
                    />
                    <IconButton
                      icon={isAll ? PackageOpen : Check}
                      label={isAll ? t('none', { title }) : t('all', { title })}
                      disabled={disabled}
                      onClick={() => set(id, isAll ? 0 : max)}
                    />
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      {(children || actions) && (
        <div className={styles.aside} data-part="aside">
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  )
}
