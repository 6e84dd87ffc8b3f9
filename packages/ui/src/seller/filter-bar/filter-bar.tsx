'use client'

import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Select } from '../../primitives/select/index.ts'
import { cx } from '../../system/cx.ts'
import { lazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './filter-bar.css.ts'
import { filterBarLabels } from './filter-bar.labels.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'

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
  /** At the end: such as a range of days, or another choice. */
  children?: ReactNode
  /** How many choices among `children` narrow the list: a phone's button counts them too. */
  alsoChosen?: number | undefined
}

/** A phone has room for the search alone: the choices open from a button beside it. */
const filterDialog = lazyPart<FilterDialogProps>(() =>
  import('./filter-dialog.tsx').then(module => module.FilterDialog),
)

/** Search and choices over a list. The list's address holds them; this only shows and changes them. */
export function FilterBar({
  searchLabel,
  search = '',
  onSearch,
  filters = [],
  value = {},
  onChange,
  children,
  alsoChosen = 0,
}: FilterBarProps) {
  const t = useLabels('filterBar', filterBarLabels)
  const [isOpen, setOpen] = useState(false)
  const FilterDialog = useLazy(filterDialog, isOpen)
  const chosen = filters.filter(({ id }) => value[id])
  const change = (id: string, next: string) => {
    const kept = chosen.filter(filter => filter.id !== id).map(filter => [filter.id, value[filter.id]!])
    onChange?.(Object.fromEntries(next ? [...kept, [id, next]] : kept))
  }
  const count = chosen.length + alsoChosen
  const clear = chosen.length > 0 ? () => onChange?.({}) : undefined
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
      {onSearch && <SearchField label={searchLabel ?? t('search')} value={search} onSearch={onSearch} />}
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
