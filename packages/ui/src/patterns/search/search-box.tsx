'use client'

import Search from 'lucide-react/icons/search'
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../primitives/icon/index.ts'
import { activeElement } from '../../system/active-element.ts'
import { cx } from '../../system/cx.ts'
import { isComposing } from '../../system/is-composing.ts'
import { lazyPart, useLazy } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './search.css.ts'
import { searchLabels } from './search.labels.ts'
import type { SearchSuggestionsProps } from './search-suggestions.tsx'
import type { SearchProps } from './search-types.ts'
import { useFollowedValue } from './use-followed-value.ts'

const list = lazyPart<SearchSuggestionsProps>(() =>
  import('./search-suggestions.tsx').then(module => module.SearchSuggestions),
)

export interface SearchBoxProps extends SearchProps {
  /** Whether suggestions hang below the box, over the page. Default `true`. */
  floating?: boolean | undefined
  /** Called after a text was sent or a suggestion was followed. */
  onNavigate?: (() => void) | undefined
  /** The `<input>` element. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Added to the form's own classes. */
  className?: string | undefined
}

/** The search of the site: a plain GET form, which scripts only make quicker. An empty text is not sent. */
export function SearchBox({
  action,
  name = 'q',
  value = '',
  onSubmit,
  onInputChange,
  suggestions,
  floating = true,
  onNavigate,
  inputRef,
  className,
}: SearchBoxProps) {
  const t = useLabels('search', searchLabels)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement)

  // Uncontrolled while the shopper types; it follows the page's query when that changes.
  useFollowedValue(input, value)

  function submit(event: FormEvent<HTMLFormElement>) {
    const field = input.current
    const text = field?.value.trim() ?? ''
    if (!field || !text) {
      event.preventDefault()
      field?.focus()
      return
    }
    field.value = text
    setOpen(false)
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(text)
    onNavigate?.()
  }

  function walk(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Escape' && open && floating) {
      event.preventDefault()
      setOpen(false)
      input.current?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [
      input.current,
      ...(form.current?.querySelectorAll<HTMLElement>('[data-part="Suggestion"]') ?? []),
    ]
    if (stops.length < 2) return
    event.preventDefault()
    const at = stops.indexOf(activeElement() as HTMLElement)
    stops[(at + step + stops.length) % stops.length]?.focus()
  }

  const count = suggestions?.reduce((sum, group) => sum + group.items.length, 0) ?? 0
  const shown = count > 0 && (open || !floating)
  // Fetched with the first suggestions, which come after the page.
  const Suggestions = useLazy(list, count > 0)

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere, and the form is needed anyway
    <form
      ref={form}
      role="search"
      action={action}
      method="get"
      className={cx(styles.form, className)}
      data-component="SearchBox"
      onSubmit={submit}
      onKeyDown={walk}
      onFocus={() => setOpen(true)}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('label')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        className={styles.input}
        onInput={event => {
          setOpen(true)
          onInputChange?.(event.currentTarget.value)
        }}
      />
      <button type="submit" aria-label={t('submit')} className={styles.submit}>
        <Icon as={Search} size="sm" />
      </button>
      <span role="status" className={styles.label}>
        {open && suggestions ? t('found', { count }) : ''}
      </span>
      {Suggestions && shown && suggestions && (
        <Suggestions
          groups={suggestions}
          floating={floating}
          label={t('suggestions')}
          onTake={() => {
            setOpen(false)
            onNavigate?.()
          }}
        />
      )}
    </form>
  )
}
