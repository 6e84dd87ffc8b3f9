'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, type Ref, useId, useState } from 'react'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { misuse } from '../../system/misuse.ts'
import { fieldStyles } from '../field/styles.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './select.css.ts'
import { selectLabels } from './select.labels.ts'

export interface SelectOption {
  /** Value that the form sends and `onValueChange` receives; unique in the list. */
  value: string
  /** Label of the entry. */
  label: string
  /** Cannot be chosen. */
  disabled?: boolean
}

export interface SelectProps {
  /** The visible label, and its name. */
  label: string
  /** The entries in order. For "nothing chosen yet" add `{ value: '', label: '…' }`. */
  options: readonly SelectOption[]
  /** Makes it a field of its form under this name. */
  name?: string
  /** The chosen entry's `value`, when the host keeps the state. Give `onValueChange` with it. */
  value?: string
  /** The entry that starts chosen, when the browser keeps the state. Default the first one. */
  defaultValue?: string
  /** Called with the `value` of the entry that was chosen. */
  onValueChange?: (value: string) => void
  /** The form is not sent while an entry with an empty `value` is chosen. */
  required?: boolean
  /** Message if it is required and nothing is chosen. Default "Choose an option." */
  missing?: string | undefined
  /** Adds "optional" to the label. */
  optional?: boolean
  /** Cannot be changed and is not sent with its form. */
  disabled?: boolean
  /** Data that the browser may fill in, such as `country`. */
  autoComplete?: string
  /** `above` as in forms, `before` on one line as in toolbars. Default `above`. */
  labelPlace?: 'above' | 'before'
  /** The `<select>` element. */
  ref?: Ref<HTMLSelectElement>
}

const checkChoice = (label: string, chosen: string | undefined, options: readonly SelectOption[]) => {
  if (chosen === undefined || options.some(option => option.value === chosen)) return
  misuse(
    `The Select "${label}" has the value "${chosen}", which none of its options has.`,
    'The browser shows the first one instead, which was not chosen.',
    `Its options are: ${options.map(option => `"${option.value}"`).join(', ')}. For none chosen yet add { value: '', label: '…' }.`,
  )
}

const firstInvalid = (form: HTMLFormElement | null): Element | undefined =>
  [...(form?.elements ?? [])].find(
    field => 'validity' in field && !(field as HTMLSelectElement).validity.valid,
  )

/** One choice out of many, in the browser's own list: on phones nothing opens better. */
export function Select({
  label,
  options,
  onValueChange,
  labelPlace = 'above',
  missing,
  optional = false,
  value,
  ...select
}: SelectProps) {
  const id = useId()
  const errorId = useId()
  const [error, setError] = useState('')
  const t = useLabels('select', selectLabels)
  // Shows the message like text fields do, instead of in the browser's bubble that disappears.
  const sayBesideIt = (event: FormEvent<HTMLSelectElement>) => {
    event.preventDefault()
    const field = event.currentTarget
    setError(field.validity.valueMissing ? (missing ?? t('missing')) : field.validationMessage)
    if (firstInvalid(field.form) === field) field.focus()
  }
  if (process.env.NODE_ENV !== 'production') checkChoice(label, value ?? select.defaultValue, options)
  const before = labelPlace === 'before'
  return (
    <div className={before ? styles.inline : fieldStyles.root} data-component="Select">
      <label htmlFor={id} className={before ? styles.inlineLabel : fieldStyles.label}>
        <span>{label}</span>
        {optional && <span className={fieldStyles.optional}>{t('optional')}</span>}
      </label>
      <span className={styles.frame}>
        <select
          {...select}
          id={id}
          // On a narrow page the visible label shrinks, but the name stays.
          aria-label={before ? label : undefined}
          className={cx(fieldStyles.control, styles.control, before && styles.quiet)}
          {...(value !== undefined && { value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onInvalid={sayBesideIt}
          onChange={event => {
            setError('')
            onValueChange?.(event.currentTarget.value)
          }}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} size="sm" className={styles.arrow} />
      </span>
      {error && (
        <span id={errorId} className={fieldStyles.error} data-part="Error">
          <Icon as={CircleAlert} size="badge" className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
