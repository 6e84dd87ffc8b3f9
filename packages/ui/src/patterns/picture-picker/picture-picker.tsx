'use client'

import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels } from '../../system/index.ts'
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

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
  const [isOver, setOver] = useState(false)
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
    const isOver = fitting.length < pictures.length
    setRefused(
      stranger ? t('wrongKind', { name: stranger.name }) : isOver ? t('tooMany', { max }) : undefined,
    )
    if (fitting.length > 0) add(fitting)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same file can be chosen once more.
    currentTarget.value = ''
    take(files)
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // Else the browser opens the file in place of the page.
    event.preventDefault()
    setOver(true)
  }

  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const place: HTMLElement | null = root.current?.closest('form') ?? root.current
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length > 0) taking.current(files)
    }
    place?.addEventListener('paste', paste)
    return () => place?.removeEventListener('paste', paste)
  }, [])

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
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={styles.legend}>
        {label}
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
            onChange={choose}
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
