'use client'

import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Picture, type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import { arrowStep } from '../../system/arrow-step.ts'
import { useLabels } from '../../system/index.ts'
import { showModal } from '../../system/show-modal.ts'
import { useCloseOnBack } from '../../system/use-close-on-back.ts'
import { galleryLabels } from './gallery.labels.ts'
import { GalleryArrows } from './gallery-arrows.tsx'
import * as styles from './picture-viewer.css.ts'
import { useRow } from './use-row.ts'

export interface PictureViewerProps {
  pictures: readonly PictureData[]
  /** Name of the product. */
  name: string
  /** The place of the picture that it opens with. */
  first: number
  /** Told which picture was shown last. */
  onClose: (place: number) => void
}

/** Scale of a zoomed picture. */
const zoom = 2.5

/**
 * Shows pictures over the whole screen. A click or a tap zooms in there, a swipe or the arrows turn, and Escape
 * returns to the page. The dialog is the browser's own: focus stays inside and returns afterwards.
 */
export function PictureViewer({ pictures, name, first, onClose }: PictureViewerProps) {
  const t = useLabels('gallery', galleryLabels)
  const dialog = useRef<HTMLDialogElement>(null)
  const { track, shown, show, turn, onScroll } = useRow(pictures.length, first)
  const [zoomed, setZoomed] = useState<{ place: number; x: number; y: number } | null>(null)
  const close = () => dialog.current?.close()
  const count = pictures.length
  useCloseOnBack(true, close)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, with the picture that was pressed
  useLayoutEffect(() => {
    const end = dialog.current ? showModal(dialog.current) : undefined
    show(first, 'instant')
    return end
  }, [])

  // Of a picture that grew, the place that was pressed stays in sight.
  useLayoutEffect(() => {
    const slide = zoomed && track.current?.children[zoomed.place]
    if (!slide) return
    slide.scrollTo({
      left: zoomed.x * slide.scrollWidth - slide.clientWidth / 2,
      top: zoomed.y * slide.scrollHeight - slide.clientHeight / 2,
    })
  }, [zoomed, track])

  // Turned on, the next picture begins whole.
  useEffect(() => setZoomed(before => (before && before.place !== shown ? null : before)), [shown])

  const zoomTo = (x = 0.5, y = 0.5) => setZoomed(zoomed ? null : { place: shown, x, y })

  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    zoomTo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const slide = track.current?.children[shown]
    const step = arrowStep(event)
    if (zoomed && slide && event.key.startsWith('Arrow')) {
      const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
      slide.scrollBy({ left: (way?.[0] ?? 0) * 120, top: (way?.[1] ?? 0) * 120 })
    } else if (step) turn(step)
    else if (event.key === '+' || event.key === '=') zoomed || zoomTo()
    else if (event.key === '-') setZoomed(null)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-component="PictureViewer"
      aria-label={t('viewer', { name })}
      onClose={() => onClose(shown)}
      onKeyDown={keys}
    >
      <div className={styles.head}>
        <p className={styles.position} role="status">
          {count > 1 && t('place', { number: shown + 1, count })}
        </p>
        <IconButton
          label={t(zoomed ? 'zoomOut' : 'zoomIn')}
          icon={zoomed ? ZoomOut : ZoomIn}
          onClick={() => zoomTo()}
        />
        <IconButton label={t('close')} icon={X} onClick={close} />
      </div>
      <ul
        ref={track}
        className={styles.track}
        data-part="Large"
        aria-label={t('pictures', { name })}
        // What scrolls must be reachable by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region without a control inside
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map((picture, place) => {
          const large = zoomed?.place === place
          return (
            <li
              key={pictureKey(picture)}
              className={styles.slide}
              data-state={large ? 'zoomed' : 'whole'}
              tabIndex={large ? 0 : undefined}
              aria-hidden={place !== shown || undefined}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in the head does the same by key */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: + and - do the same */}
              <div
                className={styles.picture}
                style={large ? { inlineSize: `calc(${zoom} * min(100vw, 100dvh - 76px))` } : undefined}
                onClick={press}
              >
                <Picture
                  picture={picture}
                  sizes={large ? `${zoom * 100}vmin` : '100vmin'}
                  rounded="none"
                  priority={place === first}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {count > 1 && <GalleryArrows className={styles.turns} shown={shown} count={count} turn={turn} />}
    </dialog>
  )
}
