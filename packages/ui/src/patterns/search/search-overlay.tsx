'use client'

import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Sheet } from '../../primitives/dialog/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './search.css.ts'
import { searchLabels } from './search.labels.ts'
import { SearchBox } from './search-box.tsx'
import type { SearchProps } from './search-types.ts'

export interface SearchOverlayProps extends SearchProps {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** Called with `false` when it is closed, also after a search. */
  onOpenChange: (open: boolean) => void
  /** Element to focus on closing. Default the element that was focused before. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** The search of small screens. Its close button clears the text; Escape only closes. */
export function SearchOverlay({
  open,
  onOpenChange,
  returnFocus,
  value = '',
  onInputChange,
  ...search
}: SearchOverlayProps) {
  const t = useLabels('search', searchLabels)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  const close = () => onOpenChange(false)
  const change = (next: string) => {
    setText(next)
    onInputChange?.(next)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('overlay')}
      initialFocus={input}
      returnFocus={returnFocus}
    >
      <div className={styles.overlayRow}>
        <SearchBox
          {...search}
          value={text}
          onInputChange={change}
          floating={false}
          inputRef={input}
          onNavigate={close}
        />
        <IconButton
          label={t('close')}
          icon={X}
          onClick={() => {
            change('')
            close()
          }}
        />
      </div>
    </Sheet>
  )
}
