'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { isComposing, useLabels } from '@stoa/ui/internal/system'
import { Menu, MenuItem } from '@stoa/ui/menu'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { move } from '../move/index.ts'
import { addTokens, sameToken, type TokenProblem, tokensOf } from '../token-input/index.ts'
import * as styles from './option-editor.css.ts'
import { optionEditorLabels } from './option-editor.labels.ts'
import type { OptionValueDraft } from './options.ts'

export interface OptionValuesProps {
  label: string
  values: readonly OptionValueDraft[]
  max: number
  /** Creates the id of a new value. */
  createId: () => string
  onValueChange: (values: readonly OptionValueDraft[]) => void
  /** Problem of the host with the values as a whole. */
  error: string | undefined
}

/** Maximum length of a name. */
const MAX_LENGTH = 80

/** The values of one option as tokens: each opens a menu, so that a new name keeps the variants. */
export function OptionValues({ label, values, max, createId, onValueChange, error }: OptionValuesProps) {
  const t = useLabels('optionEditor', optionEditorLabels)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const say = (found: TokenProblem): string =>
    found.kind === 'tooMany'
      ? t('tooManyValues', { max })
      : found.kind === 'tooLong'
        ? t('longValue', { value: found.token, max: MAX_LENGTH })
        : t('doubleValue', { value: found.token })
  const add = (typed: string) => {
    const wanted = tokensOf(typed)
    if (wanted.length === 0) return setText('')
    const names = values.map(({ name }) => name)
    const { added, problem: found } = addTokens(names, wanted, { max, maxLength: MAX_LENGTH })
    setProblem(found && say(found))
    setText(found && wanted.length === 1 ? typed : '')
    if (added.length > 0) onValueChange([...values, ...added.map(name => ({ id: createId(), name }))])
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add(text)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (tokensOf(pasted).length < 2) return
    event.preventDefault()
    add(pasted)
  }
  const rename = (value: OptionValueDraft, typed: string) => {
    const name = typed.trim()
    const isDouble = values.some(other => other.id !== value.id && sameToken(other.name, name))
    if (name === '' || isDouble || name.length > MAX_LENGTH) {
      setProblem(name === '' ? t('emptyValue') : say({ kind: isDouble ? 'double' : 'tooLong', token: name }))
      return false
    }
    setProblem(undefined)
    setRenamed(undefined)
    if (name !== value.name)
      onValueChange(values.map(other => (other.id === value.id ? { ...other, name } : other)))
    return true
  }
  const remove = (value: OptionValueDraft) => {
    setProblem(undefined)
    onValueChange(values.filter(({ id: other }) => other !== value.id))
    field.current?.focus()
  }
  const shown = problem ?? error
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.values}>
        {values.length > 0 && (
          <ul className={styles.tokens} aria-label={label}>
            {values.map((value, place) => (
              <li key={value.id}>
                {renamed === value.id ? (
                  <RenameField
                    label={t('renameOf', { value: value.name })}
                    name={value.name}
                    onCommit={typed => rename(value, typed)}
                    onCancel={() => {
                      setProblem(undefined)
                      setRenamed(undefined)
                    }}
                  />
                ) : (
                  <Menu
                    trigger={
                      <button
                        type="button"
                        className={styles.token}
                        aria-label={t('value', { value: value.name })}
                      >
                        <span>{value.name}</span>
                        <Icon as={ChevronDown} size="badge" />
                      </button>
                    }
                  >
                    <MenuItem onClick={() => setRenamed(value.id)}>{t('rename')}</MenuItem>
                    {place > 0 && (
                      <MenuItem onClick={() => onValueChange(move(values, place, place - 1))}>
                        {t('earlier')}
                      </MenuItem>
                    )}
                    {place < values.length - 1 && (
                      <MenuItem onClick={() => onValueChange(move(values, place, place + 1))}>
                        {t('later')}
                      </MenuItem>
                    )}
                    <MenuItem onClick={() => remove(value)}>{t('remove')}</MenuItem>
                  </Menu>
                )}
              </li>
            ))}
          </ul>
        )}
        <input
          ref={field}
          id={id}
          className={styles.input}
          value={text}
          placeholder={t('addValue')}
          autoComplete="off"
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => {
            setProblem(undefined)
            setText(currentTarget.value)
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(text)}
        />
      </div>
      <span id={`${id}-hint`} className={fieldStyles.hint}>
        {t('hint')}
      </span>
      <div id={`${id}-error`} role="alert">
        {shown && <p className={fieldStyles.error}>{shown}</p>}
      </div>
    </div>
  )
}

interface RenameFieldProps {
  label: string
  name: string
  /** Whether it could be taken. */
  onCommit: (typed: string) => boolean
  onCancel: () => void
}

function RenameField({ label, name, onCommit, onCancel }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the menu has given the focus back.
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter') return
    event.preventDefault()
    onCommit(event.currentTarget.value)
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={label}
      defaultValue={name}
      onKeyDown={press}
      onBlur={event => onCommit(event.currentTarget.value) || onCancel()}
    />
  )
}
