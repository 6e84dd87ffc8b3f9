'use client'

import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
import { useFileDrop } from '../../system/use-file-drop.ts'
import * as styles from './picture-picker.css.ts'
import { picturePickerLabels } from './picture-picker.labels.ts'
import { UploadTile } from './upload-tile.tsx'
import { type PickedPicture, type Upload, useUploads } from './use-uploads.ts'

export interface PicturePickerProps {
  /** The visible label; it names the group. */
  label: string
  /** Adds "optional" to the label. Default `false`. */
  optional?: boolean
  /** Maximum number of pictures. Default 5. */
  max?: number
  /** The pictures that are there from the start. Default none. */
  defaultValue?: readonly PickedPicture[]
  /** Uploads one file and resolves with its id and address; rejects with an error whose message is shown. */
  upload: (file: File) => Promise<PickedPicture>
  /** Called with all uploaded pictures, in order, when one is added or removed. */
  onValueChange?: (pictures: readonly PickedPicture[]) => void
  /** Called with `true` while something is being uploaded: a form sent now would leave it out. */
  onBusyChange?: (busy: boolean) => void
  /** Problem reported by the server, announced immediately. */
  error?: string | undefined
}

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const nothing: readonly PickedPicture[] = []

const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * Lets the user choose pictures for a text, drop them, or paste them anywhere in its form. Each uploads immediately.
 */
export function PicturePicker({
  label,
  optional = false,
  max = 5,
  defaultValue = nothing,
  error,
  ...options
}: PicturePickerProps) {
  const t = useLabels('picturePicker', picturePickerLabels)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<string>()
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()

  const { uploads, add, retry, remove } = useUploads({
    ...options,
    defaultValue,
    onEnd: ({ key, state }) => {
      const number = numberOf(key)
      setSaid(state === 'done' ? t('added', { number }) : '')
    },
  })
  const numberOf = (key: string) => uploads.findIndex(upload => upload.key === key) + 1
  const isFull = uploads.length >= max

  const take = (files: readonly File[]) => {
    const stranger = files.find(({ type }) => !KINDS.includes(type))
    const pictures = files.filter(({ type }) => KINDS.includes(type))
    const fitting = pictures.slice(0, max - uploads.length)
    const isTooMany = fitting.length < pictures.length
    setRefused(
      stranger ? t('wrongKind', { name: stranger.name }) : isTooMany ? t('tooMany', { max }) : undefined,
    )
    if (fitting.length > 0) add(fitting)
  }
  const { isOver, handlers, onChange } = useFileDrop(root, { onFiles: take, isWanted: isPicture })

  const removeTile = (upload: Upload) => {
    remove(upload)
    setRefused(undefined)
    setSaid(t('removed'))
    // What had the focus is gone.
    root.current?.querySelector<HTMLElement>('[data-part=add]')?.focus()
  }

  const problems = [
    ...(error ? [error] : []),
    ...(refused ? [refused] : []),
    ...uploads.flatMap(({ key, state, message }) =>
      state === 'failed' ? [[t('failed', { number: numberOf(key) }), message].filter(Boolean).join(' ')] : [],
    ),
  ]
  return (
    <fieldset
      ref={root}
      className={fieldStyles.root}
      data-component="PicturePicker"
      aria-describedby={hint}
      {...handlers}
    >
      <legend className={styles.legend}>
        <span>{label}</span>
        {optional && <span className={fieldStyles.optional}>{t('optional')}</span>}
      </legend>
      <div className={styles.place} data-state={isOver ? 'over' : undefined}>
        {uploads.length > 0 && (
          <ul className={styles.tiles} aria-label={t('pictures')}>
            {uploads.map((upload, place) => (
              <UploadTile
                key={upload.key}
                upload={upload}
                number={place + 1}
                onRetry={() => retry(upload.key)}
                onRemove={() => removeTile(upload)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple={max > 1}
            accept={KINDS.join()}
            tabIndex={-1}
            aria-label={label}
            onChange={onChange}
          />
        </VisuallyHidden>
        <Button
          emphasis="line"
          size="sm"
          icon={ImagePlus}
          data-part="add"
          className={isFull ? styles.full : undefined}
          aria-disabled={isFull || undefined}
          aria-describedby={hint}
          onClick={() => isFull || input.current?.click()}
        >
          {t('add')}
        </Button>
      </div>
      <p id={hint} className={fieldStyles.hint}>
        {t('hint', { max })}
      </p>
      <div role="alert">
        {problems.map(problem => (
          <p key={problem} className={fieldStyles.error}>
            {problem}
          </p>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  )
}
