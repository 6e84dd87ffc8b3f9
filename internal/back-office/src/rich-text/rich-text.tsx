'use client'

import { fieldStyles } from '@stoa/ui/internal/primitives'
import { useLabels } from '@stoa/ui/internal/system'
import { useEffect, useId, useRef, useState } from 'react'
import * as styles from './rich-text.css.ts'
import { richTextLabels } from './rich-text.labels.ts'
import type { Format, RichTextEditor } from './rich-text-editor.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

export interface RichTextProps {
  /** The field's label and name. */
  label: string
  /**
   * HTML of p, br, ul, ol, li, strong, em, h3, h4, sup, sub, s and links, cleaned by the API. It is put into
   * the page as it is.
   */
  value: string
  /** Called with the whole HTML after each change; an empty string when there is no text. */
  onValueChange: (html: string) => void
  /** A line of help below the field. */
  hint?: string
  /** An example inside the empty field. Default a general one. */
  placeholder?: string
  /** Problem with the text, announced immediately. */
  error?: string | undefined
}

const none: ReadonlySet<Format> = new Set()

/** Returns the number of characters before the caret, if it is in the element. */
function caretIn(element: HTMLElement): number | undefined {
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  if (!anchorNode || anchorOffset === undefined || !element.contains(anchorNode)) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(anchorNode, anchorOffset)
  return before.toString().length
}

/** Field for text with headings, lists and emphasis. Its editor loads when it gets the focus for the first time. */
export function RichText({ label, value, onValueChange, hint, placeholder, error }: RichTextProps) {
  const t = useLabels('richText', richTextLabels)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichTextEditor>(undefined)
  const written = useRef(value)
  const still = useRef<HTMLDivElement>(null)
  const composing = useRef(false)
  const [isTyped, setTyped] = useState(false)
  const [state, setState] = useState<'still' | 'loading' | 'live' | 'failed'>('still')
  const [formats, setFormats] = useState(none)
  const changed = useRef(onValueChange)
  useEffect(() => {
    changed.current = onValueChange
  })
  useEffect(() => () => editor.current?.destroy(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have the focus once, from before the scripts
  useEffect(() => {
    if (document.activeElement === still.current) void wake()
  }, [])
  useEffect(() => {
    // What the editor itself said comes back as the value; anything else is from elsewhere.
    if (value !== written.current) editor.current?.replace(value)
    written.current = value
  }, [value])

  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-hint ${id}-error`,
    class: styles.box,
  }
  const wake = async () => {
    if (state === 'loading' || state === 'live') return
    setState('loading')
    try {
      const { createRichTextEditor } = await import('./rich-text-editor.ts')
      // An input method would lose its text with the element that it writes to.
      if (composing.current)
        await new Promise(end => still.current?.addEventListener('compositionend', end, { once: true }))
      if (!place.current) return
      const early = still.current?.dataset.typed ? still.current.innerHTML : undefined
      const caret = still.current ? caretIn(still.current) : undefined
      editor.current ??= createRichTextEditor({
        place: place.current,
        html: early ?? written.current,
        attributes,
        onFormats: setFormats,
        onHtml: html => {
          written.current = html
          changed.current(html)
        },
      })
      if (early !== undefined) {
        written.current = editor.current.html()
        changed.current(written.current)
      }
      setState('live')
      // Keeps the focus of a user who has moved on to another field.
      const { activeElement } = document
      if (activeElement === document.body || place.current.parentElement?.contains(activeElement))
        editor.current.focus(caret)
    } catch {
      setState('failed')
    }
  }
  const isLive = state === 'live'
  return (
    <div className={fieldStyles.root} data-component="RichText">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label of what is no field of a form */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Tab leads there without it */}
      <span
        id={`${id}-label`}
        className={fieldStyles.label}
        onClick={() => (isLive ? editor.current?.focus() : void wake())}
      >
        {label}
      </span>
      <div className={styles.frame} data-wrong={error ? true : undefined} data-fault={error ? '' : undefined}>
        {isLive && (
          <RichTextToolbar label={label} formats={formats} onRun={format => editor.current?.run(format)} />
        )}
        <div className={styles.text}>
          <div ref={place} />
          {!isLive && (
            // biome-ignore lint/a11y/useSemanticElements: it holds headings and lists
            // biome-ignore lint/a11y/useKeyWithClickEvents: typing wakes it, too
            <div
              ref={still}
              role="textbox"
              // What is typed while the editor loads is its first text.
              contentEditable
              data-typed={isTyped || undefined}
              aria-multiline
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint ${id}-error`}
              aria-busy={state === 'loading' || undefined}
              tabIndex={0}
              className={styles.box}
              onFocus={() => void wake()}
              onClick={() => void wake()}
              onInput={() => {
                setTyped(true)
                void wake()
              }}
              onCompositionStart={() => {
                composing.current = true
              }}
              onCompositionEnd={() => {
                composing.current = false
              }}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has cut it down to its allow-list
              dangerouslySetInnerHTML={{ __html: value }}
            />
          )}
          {value === '' && !isTyped && (
            <span className={styles.placeholder}>{placeholder ?? t('placeholder')}</span>
          )}
        </div>
      </div>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <div id={`${id}-error`} role="alert">
        {(error ?? state === 'failed') && <p className={fieldStyles.error}>{error ?? t('failed')}</p>}
      </div>
    </div>
  )
}
