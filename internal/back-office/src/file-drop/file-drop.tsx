'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { cx, useLabels } from '@stoa/ui/internal/system'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, useId, useRef, useState } from 'react'
import * as styles from './file-drop.css.ts'
import { fileDropLabels } from './file-drop.labels.ts'

export interface FileDropProps {
  /** Label: "Product file". */
  label: string
  /**
   * The kinds the file dialog offers, as in `<input accept>`: ".csv,text/csv". Dropped files are not checked.
   */
  accept: string
  /** Takes several files at once; otherwise the first. Default `false`. */
  multiple?: boolean | undefined
  /** Accepted kinds and sizes. */
  hint?: string | undefined
  /** Reason why the last file was rejected, announced immediately. */
  error?: string | undefined
  /** Takes no files. Default `false`. */
  disabled?: boolean | undefined
  /** Called with the files that were chosen, dropped or pasted; at least one. */
  onFiles: (files: File[]) => void
}

/** A place for files: chosen, dropped or pasted. */
export function FileDrop({
  label,
  accept,
  multiple = false,
  hint,
  error,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const t = useLabels('fileDrop', fileDropLabels)
  const id = useId()
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const count = multiple ? 2 : 1
  const give = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])]
    if (!disabled && all.length > 0) onFiles(multiple ? all : all.slice(0, 1))
  }
  const track = (by: 1 | -1) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    give(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the field inside
    <div
      className={fieldStyles.root}
      data-component="FileDrop"
      onDragEnter={track(1)}
      onDragLeave={track(-1)}
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
      onPaste={event => give(event.clipboardData.files)}
    >
      <label className={styles.place({ over: over && !disabled, disabled })}>
        <Icon as={Upload} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span className={styles.how}>
          <span className={styles.choose}>{t('choose', { count })}</span> {t('drop', { count })}
        </span>
        {hint && (
          <span id={`${id}hint`} className={fieldStyles.hint}>
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${id}hint`, error && `${id}error`) || undefined}
          onChange={event => {
            give(event.currentTarget.files)
            // Allows choosing the same file again after it was fixed.
            event.currentTarget.value = ''
          }}
        />
      </label>
      {error && (
        <span id={`${id}error`} role="alert" className={fieldStyles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
