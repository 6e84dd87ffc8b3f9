'use client'

import Search from 'lucide-react/icons/search'
import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './find-form.css.ts'
import { searchLabels } from './search.labels.ts'
import { useFollowedValue } from './use-followed-value.ts'

export interface FindFormProps {
  /** Path for the GET form, usually the page's own. */
  action: string
  /** The name of the field and of the form: "Search in Kiln & Cove". */
  label: string
  /** The query parameter. Default `q`. */
  name?: string | undefined
  /** The text that the page was found by. Default empty. */
  value?: string | undefined
  /** Other parameters of the address that should stay. */
  hidden?: readonly { name: string; value: string }[] | undefined
  /** Shows it only below 768 px, since the header's search is behind an icon there. Default `false`. */
  smallScreensOnly?: boolean | undefined
  /** Called with the trimmed text instead of sending the form; an empty text clears the search. */
  onSubmit?: ((text: string) => void) | undefined
}

/** A search within one page, such as a shop or the help. The site's own search is `SearchBox`. */
export function FindForm({
  action,
  label,
  name = 'q',
  value = '',
  hidden = [],
  smallScreensOnly = false,
  onSubmit,
}: FindFormProps) {
  const t = useLabels('search', searchLabels)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useFollowedValue(input, value)

  const submit = (event: FormEvent) => {
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(input.current?.value.trim() ?? '')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere, and the form is needed anyway
    <form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={cx(styles.form, smallScreensOnly && styles.smallScreensOnly)}
      data-component="FindForm"
      onSubmit={submit}
    >
      {hidden.map(field => (
        <input key={`${field.name}=${field.value}`} type="hidden" name={field.name} value={field.value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <Icon as={Search} size="sm" className={styles.glass} />
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={`${fieldStyles.control} ${styles.input}`}
        />
      </span>
      <Button type="submit" emphasis="line">
        {t('find')}
      </Button>
    </form>
  )
}
