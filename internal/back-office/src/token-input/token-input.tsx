'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles, tokenStyles } from '@stoa/ui/internal/primitives'
import { isComposing, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import X from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { tokenInputLabels } from './token-input.labels.ts'
import { addTokens, type TokenProblem, tokensOf } from './tokens.ts'

export interface TokenInputProps {
  /** The field's label and name. */
  label: string
  /** Tokens in their order; the host keeps the state. */
  value: readonly string[]
  /** Called with all tokens after one was added or removed. */
  onValueChange: (tokens: readonly string[]) => void
  /** Suggestions while typing. Default none. */
  suggestions?: readonly string[]
  /** A line of help below the field. Default a general one. */
  hint?: string
  /** Maximum number of tokens. Default 20. */
  max?: number
  /** Maximum length of a token. Default 40. */
  maxLength?: number
  /** Problem of the server, announced immediately. Problems of the current input take precedence. */
  error?: string | undefined
  /** An example inside the empty field. */
  placeholder?: string
}

/** Field for several short texts, typed or pasted as a list, each of which can be removed. */
export function TokenInput({
  label,
  value,
  onValueChange,
  suggestions = [],
  hint,
  max = 20,
  maxLength = 40,
  error,
  placeholder,
}: TokenInputProps) {
  const t = useLabels('tokenInput', tokenInputLabels)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<TokenProblem>()
  const [said, setSaid] = useState('')

  const add = (typed: string) => {
    const wanted = tokensOf(typed)
    if (wanted.length === 0) return setText('')
    const { tokens, added, problem: found } = addTokens(value, wanted, { max, maxLength })
    setProblem(found)
    // Rejected input stays in the field so that it can be fixed.
    setText(found && wanted.length === 1 ? typed : '')
    if (added.length === 0) return
    onValueChange(tokens)
    setSaid(t('added', { token: added.join(', ') }))
  }
  const remove = (token: string) => {
    onValueChange(value.filter(other => other !== token))
    setProblem(undefined)
    setSaid(t('removed', { token }))
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' || event.key === ',') {
      // Enter would send the form around it.
      event.preventDefault()
      add(text)
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (tokensOf(pasted).length < 2) return
    event.preventDefault()
    add(pasted)
  }
  const found = problem && sayProblem(t, problem, max, maxLength)
  const shown = found ?? error
  const offered = suggestions.filter(one => !value.includes(one))
  return (
    <div className={fieldStyles.root} data-component="TokenInput">
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={tokenStyles.box}>
        {value.length > 0 && (
          <ul className={tokenStyles.list} aria-label={label}>
            {value.map(token => (
              <li key={token} className={tokenStyles.token}>
                <span className={tokenStyles.word}>{token}</span>
                <button
                  type="button"
                  className={tokenStyles.remove}
                  aria-label={t('remove', { token })}
                  onClick={() => remove(token)}
                >
                  <Icon as={X} size="badge" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={field}
          id={id}
          className={tokenStyles.input}
          value={text}
          placeholder={placeholder}
          list={offered.length > 0 ? `${id}-offered` : undefined}
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
        {offered.length > 0 && (
          <datalist id={`${id}-offered`}>
            {offered.map(one => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
      </div>
      <span id={`${id}-hint`} className={fieldStyles.hint}>
        {hint ?? t('hint')}
      </span>
      <div id={`${id}-error`} role="alert">
        {shown && <p className={fieldStyles.error}>{shown}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

type Words = ReturnType<typeof useLabels<typeof tokenInputLabels>>

function sayProblem(t: Words, problem: TokenProblem, max: number, maxLength: number): string {
  if (problem.kind === 'tooMany') return t('tooMany', { max })
  if (problem.kind === 'tooLong') return t('tooLong', { token: problem.token, max: maxLength })
  return t('double', { token: problem.token })
}
