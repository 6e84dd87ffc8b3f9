'use client'

import { Button } from '@stoa/ui/button'
import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { cx, lazyPart, onIntent, useLabels, useLazy } from '@stoa/ui/internal/system'
import { Select } from '@stoa/ui/select'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './filter-bar.css.ts'
import { filterBarLabels } from './filter-bar.labels.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'

export interface TableFilter {
  /** Unique among the filters; the key in `value`. */
  id: string
  /** The filter's label. */
  label: string
  /** The choices in order. "Any" is added before them. */
  options: readonly { value: string; label: string }[]
}

export interface FilterBarProps {
  /** The name of the search field: "Search products". Default "Search". */
  searchLabel?: string | undefined
  /** The text that the list was found by. Default empty. */
  search?: string | undefined
  /**
   * Called with the trimmed text on Enter, when the field is left, or when it is emptied. Without it there is
   * no search.
   */
  onSearchChange?: ((text: string) => void) | undefined
  /** Filters next to the search. Default none. */
  filters?: readonly TableFilter[] | undefined
  /** The chosen value of each filter, by its id. A filter that is absent lets everything through. */
  value?: Readonly<Record<string, string | undefined>> | undefined
  /** Called with all chosen values after each change. */
  onValueChange?: ((value: Readonly<Record<string, string>>) => void) | undefined
  /** More choices at the end, such as a range of days. */
  children?: ReactNode
  /** Number of active choices in `children`, added to the count on the phone's button. Default 0. */
  alsoChosen?: number | undefined
}

/** A phone has room for the search only: a button next to it opens the filters. */
const filterDialog = lazyPart<FilterDialogProps>(() =>
  import('./filter-dialog.tsx').then(module => module.FilterDialog),
)

/** Search and choices over a list. The list's address holds them; this only shows and changes them. */
export function FilterBar({
  searchLabel,
  search = '',
  onSearchChange,
  filters = [],
  value = {},
  onValueChange,
  children,
  alsoChosen = 0,
}: FilterBarProps) {
  const t = useLabels('filterBar', filterBarLabels)
  const [isOpen, setOpen] = useState(false)
  const FilterDialog = useLazy(filterDialog, isOpen)
  const chosen = filters.filter(({ id }) => value[id])
  const change = (id: string, next: string) => {
    const kept = chosen.filter(filter => filter.id !== id).map(filter => [filter.id, value[filter.id]!])
    onValueChange?.(Object.fromEntries(next ? [...kept, [id, next]] : kept))
  }
  const count = chosen.length + alsoChosen
  const clear = chosen.length > 0 ? () => onValueChange?.({}) : undefined
  const selects = (labelPlace: 'before' | 'above') =>
    filters.map(({ id, label, options }) => (
      <Select
        key={id}
        label={label}
        labelPlace={labelPlace}
        value={options.some(option => option.value === value[id]) ? value[id]! : ''}
        onValueChange={next => change(id, next)}
        options={[{ value: '', label: t('any') }, ...options]}
      />
    ))
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere
    <div role="search" aria-label={t('label')} className={styles.root} data-component="FilterBar">
      {onSearchChange && (
        <SearchField label={searchLabel ?? t('search')} value={search} onSearchChange={onSearchChange} />
      )}
      <div className={styles.beside}>
        {selects('before')}
        {clear && (
          <Button size="sm" emphasis="plain" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {children && <div className={styles.end}>{children}</div>}
      </div>
      {(filters.length > 0 || children) && (
        <Button
          emphasis="line"
          icon={SlidersHorizontal}
          className={styles.opener}
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('filtersChosen', { count }) : undefined}
          {...onIntent(filterDialog.preload)}
          onClick={() => setOpen(true)}
        >
          {t('filters')}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      )}
      {FilterDialog && isOpen && (
        <FilterDialog onClose={() => setOpen(false)} onClear={clear}>
          {selects('above')}
          {children}
        </FilterDialog>
      )}
    </div>
  )
}

interface SearchFieldProps {
  label: string
  value: string
  onSearchChange: (text: string) => void
}

/** Searches on Enter, on blur with a changed text, and immediately when the field is emptied. */
function SearchField({ label, value, onSearchChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  const find = () => {
    const text = input.current?.value.trim() ?? ''
    if (text !== value) onSearchChange(text)
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
