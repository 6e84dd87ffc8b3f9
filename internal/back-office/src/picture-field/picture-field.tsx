'use client'

import { Avatar } from '@stoa/ui/avatar'
import { Button } from '@stoa/ui/button'
import { useFileDrop, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import { useId, useRef } from 'react'
import * as styles from './picture-field.css.ts'
import { pictureFieldLabels } from './picture-field.labels.ts'

export interface PictureFieldProps {
  /** The field's label and name. */
  label: string
  /** Name of the subject; its first letter shows until there is a picture. */
  name: string
  /** The shop's id, from which the color of its sign follows. Default `name`. */
  id?: string | undefined
  /** Shape of the picture: a shop's logo, a person, a wide picture, or the whole picture in its own proportions. */
  shape: 'arch' | 'round' | 'wide' | 'whole'
  /** Theme whose background is behind a whole picture that is made for it. Default the page's. */
  ground?: 'light' | 'dark' | undefined
  /** The kinds the file dialog offers, as in `<input accept>`. Default JPEG, PNG, WebP and AVIF. */
  accept?: string | undefined
  /** Address of the present picture. Leave out for none. */
  src?: string | undefined
  /** A line of help below. Default a sentence about kinds and sizes. */
  hint?: string | undefined
  /** Problem with the chosen file, announced immediately. Replaces the hint. */
  error?: string | undefined
  /** The picture is being saved: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /**
   * Called with the file that was chosen or dropped. Check it: a dropped one can be of any kind.
   */
  onFile: (file: File) => void
  /** Called when "Remove" is pressed, which shows while there is a picture. */
  onRemove: () => void
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** Shows one picture of a form, which can be chosen or dropped, changed and removed. */
export function PictureField({
  label,
  name,
  id,
  shape,
  ground,
  accept = ACCEPTED,
  src,
  hint,
  error,
  busy,
  onFile,
  onRemove,
}: PictureFieldProps) {
  const t = useLabels('pictureField', pictureFieldLabels)
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const title = useId()
  const words = useId()
  const { isOver, handlers, onChange } = useFileDrop(root, {
    onFiles: ([file]) => {
      if (file && !busy) onFile(file)
    },
    // A pasted picture would be for all such fields of a form.
    isWanted: () => false,
  })
  const isWhole = shape === 'whole'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would send its own name to the form
    <div
      ref={root}
      {...handlers}
      role="group"
      aria-labelledby={title}
      className={styles.root}
      data-component="PictureField"
      data-fault={error ? '' : undefined}
    >
      <span id={title} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {shape === 'wide' || isWhole ? (
          <span
            className={isWhole ? styles.box.whole : styles.box.wide}
            data-theme={src ? ground : undefined}
            data-over={isOver ? '' : undefined}
            aria-hidden="true"
          >
            {src && <img src={src} alt="" className={isWhole ? styles.wholePicture : styles.picture} />}
          </span>
        ) : (
          <Avatar name={name} id={id} src={src} shape={shape} size="lg" />
        )}
        <div className={styles.actions}>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept={accept}
              tabIndex={-1}
              aria-label={label}
              onChange={onChange}
            />
          </VisuallyHidden>
          <Button
            ref={choose}
            emphasis="line"
            size="sm"
            busy={busy}
            aria-describedby={words}
            onClick={() => input.current?.click()}
          >
            {t(src ? 'change' : 'choose')}
          </Button>
          {src && (
            <Button
              emphasis="plain"
              size="sm"
              disabled={busy}
              onClick={() => {
                onRemove()
                choose.current?.focus()
              }}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <p id={words} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? hint ?? t('hint')}
      </p>
    </div>
  )
}
