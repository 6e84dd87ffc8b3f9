'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useRef } from 'react'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { fieldStyles, tokenStyles } from '../field/styles.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './combobox.css.ts'
import { comboboxLabels } from './combobox.labels.ts'
import { ComboboxChips } from './combobox-chips.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { useCombobox } from './use-combobox.ts'

/**
 * A field that finds one or several of many while it is typed into. As in the ARIA Authoring Practices, arrows walk, Enter
 * chooses and Escape leaves. For a handful of choices take `Select`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel = false, multiple = false, name, inline = false } = props
  const { error, hint, loading = false, disabled, required } = props
  const t = useLabels('combobox', comboboxLabels)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const onLeaveStart = () => [...(frame.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  const { open, items, active, chosen, remove, said, input, list } = useCombobox(props, {
    listId: `${id}list`,
    onLeaveStart,
  })
  const sent = props.multiple ? chosen.map(({ value }) => value) : [props.value ?? '']
  const described = cx(error && `${id}error`, hint && `${id}hint`) || undefined
  return (
    <div className={fieldStyles.root} data-component="Combobox">
      <label htmlFor={id} className={hideLabel ? styles.heard : fieldStyles.label}>
        {label}
      </label>
      <div ref={frame} className={multiple ? tokenStyles.box : styles.frame}>
        {multiple && chosen.length > 0 && (
          <ComboboxChips label={label} items={chosen} disabled={disabled} onRemove={remove} field={field} />
        )}
        <input
          {...input}
          ref={field}
          id={id}
          className={multiple ? tokenStyles.input : fieldStyles.control}
          placeholder={chosen.length > 0 ? undefined : props.placeholder}
          required={multiple ? required && chosen.length === 0 : required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {name && sent.map(value => <input key={value} type="hidden" name={name} value={value} />)}
      </div>
      {open && (
        <ComboboxList
          {...list}
          id={`${id}list`}
          label={label}
          items={items}
          active={active}
          multiple={multiple}
          chosen={chosen}
          anchor={frame}
          inline={inline}
          empty={loading ? t('loading') : t('none')}
        />
      )}
      <VisuallyHidden role="status">
        {said || (open && !loading ? t('count', { count: items.length }) : '')}
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
