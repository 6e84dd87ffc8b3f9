'use client'

import { type ChangeEvent, useId, useRef } from 'react'
import { Avatar } from '../../primitives/avatar/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './picture-field.css.ts'
import { pictureFieldLabels } from './picture-field.labels.ts'

export interface PictureFieldProps {
  label: string
  /** Whose picture it is: its letter stands there while there is none. */
  name: string
  /** How it is shown: a shop's sign, a person, or a wide picture. */
  shape: 'arch' | 'round' | 'wide'
  /** Address of the picture. */
  src?: string | undefined
  hint?: string | undefined
  /** What is wrong with the picture that was chosen. */
  error?: string | undefined
  busy?: boolean | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

/** One picture of a form: looked at, chosen, changed, taken away. */
export function PictureField({
  label,
  name,
  shape,
  src,
  hint,
  error,
  busy,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  const t = useLabels('pictureField', pictureFieldLabels)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const title = useId()
  const words = useId()
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // So that the same file, mended, can be chosen once more.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would send its own name to the form
    <div role="group" aria-labelledby={title} className={styles.root} data-component="PictureField">
      <span id={title} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {shape === 'wide' ? (
          <span className={styles.wide} aria-hidden="true">
            {src && <img src={src} alt="" className={styles.picture} />}
          </span>
        ) : (
          <Avatar name={name} src={src} shape={shape} size="lg" />
        )}
        <div className={styles.actions}>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
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
