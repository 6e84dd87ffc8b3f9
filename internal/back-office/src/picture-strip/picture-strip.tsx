'use client'

import { Button } from '@stoa/ui/button'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { useFileDrop, useLabels } from '@stoa/ui/internal/system'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useId, useRef, useState } from 'react'
import { ACCEPTED, type FileFault, sortFiles } from './picture-files.ts'
import * as styles from './picture-strip.css.ts'
import { pictureStripLabels } from './picture-strip.labels.ts'
import { type StripPicture, StripTile } from './strip-tile.tsx'

export interface PictureStripProps {
  /** The group's label and name. */
  label: string
  /** The pictures in order; the first is the product's main one. */
  pictures: readonly StripPicture[]
  /** Maximum number of pictures. Default 12. */
  max?: number
  /** Maximum length of an alternative text. Default 300. */
  altLength?: number
  /**
   * Called with the files that fit, chosen, dropped, or pasted anywhere in the form. Refused ones are said
   * here.
   */
  onFiles: (files: readonly File[]) => void
  /** Called with the old and the new place, from 0. */
  onMove: (from: number, to: number) => void
  /** Called with the picture's id and the whole alternative text after each change. */
  onAltChange: (id: string, alt: string) => void
  /** Called with the picture's id when it is to be removed. */
  onRemove: (id: string) => void
  /** Called with the picture's id when a failed upload is to be tried again. */
  onRetry: (id: string) => void
  /** Problem with the pictures as a whole, announced immediately. */
  error?: string | undefined
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Shows a product's pictures in their order, each with its alternative text, its progress and a menu to move it. */
export function PictureStrip({
  label,
  pictures,
  max = 12,
  altLength = 300,
  onFiles,
  onMove,
  onAltChange,
  onRemove,
  onRetry,
  error,
}: PictureStripProps) {
  const t = useLabels('pictureStrip', pictureStripLabels)
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const [said, setSaid] = useState('')
  const isFull = pictures.length >= max

  const take = (files: readonly File[]) => {
    const sorted = sortFiles(files, max - pictures.length)
    setFaults(sorted.faults)
    if (sorted.taken.length > 0) onFiles(sorted.taken)
  }
  const { isOver, handlers, onChange } = useFileDrop(root, { onFiles: take, isWanted: isPicture })

  const { length } = pictures
  useEffect(() => {
    // More pictures push the button down, below what is fixed to the foot of the window.
    const add = root.current?.querySelector('[data-part=add]')
    if (length > 0 && add === document.activeElement) add?.scrollIntoView({ block: 'nearest' })
  }, [length])

  const moveTo = (from: number, to: number) => {
    const moved = pictures[from]
    onMove(from, to)
    setSaid(t('moved', { number: to + 1, count: pictures.length }))
    // The tile keeps the focus, wherever the new order draws it.
    requestAnimationFrame(() => {
      const tile = root.current?.querySelector(`[data-picture="${CSS.escape(moved?.id ?? '')}"]`)
      if (tile && !tile.contains(document.activeElement))
        tile.querySelector<HTMLElement>('[data-part=move]')?.focus()
    })
  }
  const remove = (picture: StripPicture) => {
    onRemove(picture.id)
    setFaults([])
    setSaid(t('removed'))
    // What had the focus is gone.
    root.current?.querySelector<HTMLElement>('[data-part=add]')?.focus()
  }
  const say = (fault: FileFault) =>
    fault.kind === 'tooMany' ? t('tooMany', { max }) : t(fault.kind, { name: fault.name })
  const problems = [...(error ? [error] : []), ...faults.map(say)]
  return (
    <fieldset
      ref={root}
      className={fieldStyles.root}
      data-component="PictureStrip"
      data-fault={error ? '' : undefined}
      aria-describedby={`${id}-hint`}
      {...handlers}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.place} data-state={isOver ? 'over' : undefined}>
        {pictures.length > 0 && (
          <ol className={styles.tiles} aria-label={t('pictures')}>
            {pictures.map((picture, index) => (
              <StripTile
                key={picture.id}
                list={id}
                picture={picture}
                index={index}
                count={pictures.length}
                altLength={altLength}
                onMove={moveTo}
                onAltChange={alt => onAltChange(picture.id, alt)}
                onRemove={() => remove(picture)}
                onRetry={() => onRetry(picture.id)}
              />
            ))}
          </ol>
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPTED}
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
          aria-disabled={isFull || undefined}
          aria-describedby={`${id}-hint`}
          onClick={() => isFull || input.current?.click()}
        >
          {t('add')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
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
