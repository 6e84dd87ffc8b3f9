'use client'

import { useId } from 'react'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { isValueAvailable, type VariantData, type VariantSelection } from './availability.ts'
import * as styles from './variant-picker.css.ts'
import { variantPickerLabels } from './variant-picker.labels.ts'

export interface VariantOptionData {
  /** Unique among the product's options. */
  id: string
  /** The option's name: "Glaze". */
  name: string
  /** `picture` for colors and patterns, shown as pictures of the product; `text` for all others. */
  kind: 'text' | 'picture'
  /** The values in order; ids are unique within the option. */
  values: readonly { id: string; label: string; picture?: PictureData | null }[]
}

export interface VariantPickerProps {
  /** The options in order. With none, nothing is drawn. */
  options: readonly VariantOptionData[]
  /** Variants that exist, with their stock. A value that leads to none is struck through, but can still be chosen. */
  variants: readonly VariantData[]
  /** The chosen value of each option, by their ids; the host keeps the state. */
  value: VariantSelection
  /** Called with the whole new choice, and with what was pressed. */
  onValueChange: (value: VariantSelection, details: { optionId: string; valueId: string }) => void
}

/**
 * One value of each option, as a group of radios each: arrows, forms and announcements are the browser's own. What
 * cannot be bought is struck out, and can still be reached, read and chosen.
 */
export function VariantPicker({ options, variants, value, onValueChange }: VariantPickerProps) {
  const t = useLabels('variantPicker', variantPickerLabels)
  const id = useId()
  if (options.length === 0) return null

  /** Lists the other choices in which the value is sold out; empty if it is sold out in all. */
  const soldOut = (option: string, candidate: string) => {
    const choice = options.flatMap(({ id: other, values }) =>
      other === option ? [] : (values.find(one => one.id === value[other])?.label ?? []),
    )
    return choice.length > 0 && isValueAvailable(variants, {}, option, candidate)
      ? t('soldOutIn', { choice: choice.join(', ') })
      : t('soldOut')
  }

  return (
    <div className={styles.root} data-component="VariantPicker">
      {options.map(option => {
        const chosen = option.values.find(candidate => candidate.id === value[option.id])
        return (
          <fieldset key={option.id}>
            <legend className={styles.legend}>
              <span>{option.name}</span>
              {option.kind === 'picture' && chosen && (
                <span className={styles.selected}>{`: ${chosen.label}`}</span>
              )}
            </legend>
            <div className={styles.values}>
              {option.values.map(candidate => {
                const available = isValueAvailable(variants, value, option.id, candidate.id)
                const pictured = option.kind === 'picture'
                return (
                  <label
                    key={candidate.id}
                    className={pictured ? styles.swatch : styles.block}
                    data-part="Value"
                    data-state={available ? 'available' : 'unavailable'}
                    title={pictured ? candidate.label : undefined}
                  >
                    <input
                      type="radio"
                      className={styles.radio}
                      name={`${id}${option.id}`}
                      value={candidate.id}
                      checked={candidate.id === value[option.id]}
                      onChange={() =>
                        onValueChange(
                          { ...value, [option.id]: candidate.id },
                          { optionId: option.id, valueId: candidate.id },
                        )
                      }
                    />
                    {pictured ? (
                      <>
                        <Picture picture={candidate.picture} sizes="60px" rounded="sm" decorative />
                        <VisuallyHidden>{candidate.label}</VisuallyHidden>
                      </>
                    ) : (
                      <span>{candidate.label}</span>
                    )}
                    {!available && <VisuallyHidden>{soldOut(option.id, candidate.id)}</VisuallyHidden>}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
