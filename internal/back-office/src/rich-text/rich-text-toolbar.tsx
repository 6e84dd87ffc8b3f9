'use client'

import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import Bold from 'lucide-react/icons/bold'
import Heading1 from 'lucide-react/icons/heading-1'
import Heading2 from 'lucide-react/icons/heading-2'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, useState } from 'react'
import * as styles from './rich-text.css.ts'
import { richTextLabels } from './rich-text.labels.ts'
import type { Format } from './rich-text-editor.ts'

const TOOLS = [
  ['paragraph', Pilcrow],
  ['heading', Heading1],
  ['subheading', Heading2],
  ['strong', Bold],
  ['em', Italic],
  ['bulletList', List],
  ['orderedList', ListOrdered],
  ['undo', Undo],
  ['redo', Redo],
] as const

/** These do, the others are on or off. */
const DOES = new Set<Format>(['paragraph', 'undo', 'redo'])

export interface RichTextToolbarProps {
  label: string
  formats: ReadonlySet<Format>
  onRun: (format: Format) => void
}

/** One stop of the Tab key; arrows walk, as in the APG's toolbar. */
export function RichTextToolbar({ label, formats, onRun }: RichTextToolbarProps) {
  const t = useLabels('richText', richTextLabels)
  const [current, setCurrent] = useState(0)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? TOOLS.length - 1
          : step && (current + step + TOOLS.length) % TOOLS.length
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div role="toolbar" aria-label={t('toolbar', { label })} className={styles.toolbar} onKeyDown={walk}>
      {TOOLS.map(([format, icon], place) => (
        <IconButton
          key={format}
          icon={icon}
          size="sm"
          label={t(format)}
          className={styles.tool}
          tabIndex={place === current ? 0 : -1}
          aria-pressed={DOES.has(format) ? undefined : formats.has(format)}
          // The text keeps the focus and what is chosen in it.
          onMouseDown={event => event.preventDefault()}
          onFocus={() => setCurrent(place)}
          onClick={() => onRun(format)}
        />
      ))}
    </div>
  )
}
