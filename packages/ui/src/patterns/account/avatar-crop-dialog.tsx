'use client'

import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './account.css.ts'
import { accountLabels } from './account.labels.ts'
import type { AvatarCropProps } from './avatar-crop-props.ts'
import { initialCrop, MAX_ZOOM, moveCrop, widest, zoomCrop } from './square-crop.ts'

/** Pixels on the screen. */
const FRAME = 264
const STEP = 8

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Shows the visible part of a picture, which is moved by pointer or arrow keys and can be enlarged. */
export function AvatarCropDialog({
  picture,
  ratio = 1,
  round = ratio === 1,
  onSubmit,
  onOpenChange,
}: AvatarCropProps) {
  const t = useLabels('account', accountLabels)
  const hint = useId()
  const [crop, setCrop] = useState(() => initialCrop(picture, ratio))
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null)
  const perPixel = FRAME / crop.size
  const zoom = widest(picture, ratio) / crop.size

  /** The picture goes with the hand, so the square goes against it. */
  const drag = (event: PointerEvent) => {
    if (!held) return
    const by = { x: (held.x - event.clientX) / perPixel, y: (held.y - event.clientY) / perPixel }
    setHeld({ x: event.clientX, y: event.clientY })
    setCrop(now => moveCrop(now, by, picture, ratio))
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ x: event.clientX, y: event.clientY })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setCrop(now => moveCrop(now, { x: step.x / perPixel, y: step.y / perPixel }, picture, ratio))
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('cropTitle')}
      actions={
        <>
          <Button emphasis="plain" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onSubmit(crop)}>{t('cropUse')}</Button>
        </>
      }
    >
      <div className={styles.crop} data-component="AvatarCrop">
        <button
          type="button"
          className={round ? styles.cropFrame : cx(styles.cropFrame, styles.cropRectangle)}
          style={{ inlineSize: FRAME, blockSize: FRAME / ratio }}
          aria-label={t('cropFrame')}
          aria-describedby={hint}
          onKeyDown={press}
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        >
          <img
            src={picture.src}
            alt=""
            draggable={false}
            className={styles.cropPicture}
            style={{
              inlineSize: picture.width * perPixel,
              blockSize: picture.height * perPixel,
              transform: `translate(${-crop.x * perPixel}px, ${-crop.y * perPixel}px)`,
            }}
          />
        </button>
        <label className={styles.cropZoom}>
          {t('cropZoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={event => setCrop(zoomCrop(crop, Number(event.currentTarget.value), picture, ratio))}
          />
        </label>
        <p id={hint} className={styles.avatarHint}>
          {t('cropHint')}
        </p>
      </div>
    </Dialog>
  )
}
