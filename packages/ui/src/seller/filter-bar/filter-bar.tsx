'use client'

import Search from 'lucide-react/icons/search'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Select } from '../../primitives/select/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './filter-bar.css.ts'
import { filterBarLabels } from './filter-bar.labels.ts'

export interface TableFilter {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
}

export interface FilterBarProps {
  /** What is looked in: "Search products". Without it there is no search. */
  searchLabel?: string | undefined
  /** What the list was found by. */
  search?: string | undefined
  onSearch?: ((text: string) => void) | undefined
  filters?: readonly TableFilter[] | undefined
  /** By filter; one that is absent lets everything through. */
  value?: Readonly<Record<string, string | undefined>> | undefined
  /** The whole new choice. */
  onChange?: ((value: Readonly<Record<string, string>>) => void) | undefined
  /** At the end: such as a range of days, or buttons. */
  children?: ReactNode
}

/** Search and choices over a list. The list's address holds them; this only shows and changes them. */
export function FilterBar({
  searchLabel,
  search = '',
  onSearch,
  filters = [],
  value = {},
  onChange,
  children,
}: FilterBarProps) {
  const t = useLabels('filterBar', filterBarLabels)
  const chosen = filters.filter(({ id }) => value[id])
  const change = (id: string, next: string) => {
    const kept = chosen.filter(filter => filter.id !== id).map(filter => [filter.id, value[filter.id]!])
    onChange?.(Object.fromEntries(next ? [...kept, [id, next]] : kept))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere
    <div role="search" aria-label={t('label')} className={styles.root} data-component="FilterBar">
      {onSearch && <SearchField label={searchLabel ?? t('search')} value={search} onSearch={onSearch} />}
      {filters.map(({ id, label, options }) => (
        <Select
          key={id}
          label={label}
          labelPlace="before"
          value={options.some(option => option.value === value[id]) ? value[id]! : ''}
          onValueChange={next => change(id, next)}
          options={[{ value: '', label: t('any') }, ...options]}
        />
      ))}
      {chosen.length > 0 && (
        <Button size="sm" emphasis="plain" onClick={() => onChange?.({})}>
          {t('clear')}
        </Button>
      )}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Looks when Enter is pressed or the field is left with other words, and at once when it is emptied. */
function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  const find = () => {
    const text = input.current?.value.trim() ?? ''
    if (text !== value) onSearch(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find()
  }
  return (
    <form onSubmit={submit} className={styles.search}>
      <Icon as={Search} size="sm" className={styles.glass} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        name="q"
        data-list-search=""
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={cx(fieldStyles.control, styles.input)}
        onBlur={find}
        onInput={event => event.currentTarget.value === '' && find()}
      />
    </form>
  )
}
