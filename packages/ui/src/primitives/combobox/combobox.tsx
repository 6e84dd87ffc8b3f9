'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useRef } from 'react'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { fieldStyles } from '../field/styles.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './combobox.css.ts'
import { comboboxLabels } from './combobox.labels.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { useCombobox } from './use-combobox.ts'

/**
 * A field that finds one of many while it is typed into, as the ARIA Authoring Practices describe it: arrows walk, Enter
 * chooses, Escape leaves. For a handful of choices take `Select`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel = false, value, name, inline = false, error, hint, loading = false } = props
  const t = useLabels('combobox', comboboxLabels)
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const { open, items, active, input, list } = useCombobox(props, `${id}list`)
  const described = cx(error && `${id}error`, hint && `${id}hint`) || undefined
  return (
    <div className={fieldStyles.root} data-component="Combobox">
      <label htmlFor={id} className={hideLabel ? styles.heard : fieldStyles.label}>
        {label}
      </label>
      <span ref={frame} className={styles.frame}>
        <input
          {...input}
          id={id}
          className={fieldStyles.control}
          placeholder={props.placeholder}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {name && <input type="hidden" name={name} value={value ?? ''} />}
      </span>
      {open && (
        <ComboboxList
          {...list}
          id={`${id}list`}
          label={label}
          items={items}
          active={active}
          chosen={value ?? undefined}
          anchor={frame}
          inline={inline}
          empty={loading ? t('loading') : t('none')}
        />
      )}
      <VisuallyHidden role="status">
        {open && !loading ? t('count', { count: items.length }) : ''}
      </VisuallyHidden>
      {hint && (
        <span id={`${id}hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}error`} className={fieldStyles.error}>
          <Icon as={CircleAlert} size="badge" className={fieldStyles.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
