'use client'

import { Icon } from '@stoa/ui/icon'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { cx, useFileDrop, useLabels } from '@stoa/ui/internal/system'
import Upload from 'lucide-react/icons/upload'
import { useId, useRef } from 'react'
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
  const count = multiple ? 2 : 1
  const root = useRef<HTMLDivElement>(null)
  const { isOver, handlers, onChange } = useFileDrop(root, {
    onFiles: files => {
      if (!disabled) onFiles(multiple ? [...files] : files.slice(0, 1))
    },
  })
  return (
    <div ref={root} className={fieldStyles.root} data-component="FileDrop" {...handlers}>
      <label className={styles.place({ over: isOver && !disabled, disabled })}>
        <Icon as={Upload} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span className={styles.how}>
          <span className={styles.choose}>{t('choose', { count })}</span> <span>{t('drop', { count })}</span>
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
          onChange={onChange}
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
