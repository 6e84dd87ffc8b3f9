'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './gallery.css.ts'
import { galleryLabels } from './gallery.labels.ts'

export interface GalleryProps {
  pictures: readonly PictureData[]
  /** The product's name. */
  name: string
  /** Brings this picture forward when it changes, such as the one of the chosen variant. */
  selectedId?: string | undefined
}

const sizes = '(min-width: 1280px) 640px, (min-width: 900px) 50vw, 100vw'

/**
 * A row of pictures that snaps: a finger swipes it, arrows turn it, thumbs jump in it, and without scripts the
 * thumbs are links to the pictures.
 */
export function Gallery({ pictures, name, selectedId }: GalleryProps) {
  const t = useLabels('gallery', galleryLabels)
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const many = pictures.length > 1

  const show = (place: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = track.current?.children[place]
    if (!(slide instanceof HTMLElement)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollTo({ left: slide.offsetLeft, behavior: still ? 'instant' : behavior })
  }

  const wanted = selectedId ? pictures.findIndex(picture => picture.id === selectedId) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish moves the row, not every render
  useEffect(() => {
    if (wanted >= 0) show(wanted, 'instant')
  }, [wanted])

  const noticeScroll = () => {
    const { scrollLeft, clientWidth } = track.current as HTMLElement
    // Reading from right to left, the row scrolls into the negative.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    show(Math.min(pictures.length - 1, Math.max(0, shown + (rightToLeft ? -step : step))))
  }

  const jump = (event: MouseEvent, place: number) => {
    event.preventDefault()
    show(place)
  }

  return (
    <section
      className={styles.gallery}
      data-component="Gallery"
      data-many={many || undefined}
      aria-label={t('pictures', { name })}
    >
      {many && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, place) => (
            <li key={picture.id}>
              <a
                className={styles.thumb}
                href={`#${id}${picture.id}`}
                aria-label={t('show', { number: place + 1, count: pictures.length })}
                aria-current={place === shown || undefined}
                onClick={event => jump(event, place)}
              >
                <Picture picture={picture} sizes="76px" rounded="sm" decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={track}
        className={styles.track}
        data-part="Track"
        // A row that scrolls must be reachable by the keyboard.
        tabIndex={many ? 0 : undefined}
        aria-label={t('pictures', { name })}
        onScroll={noticeScroll}
        onKeyDown={turn}
      >
        {pictures.length === 0 ? (
          <li className={styles.slide}>
            <Picture picture={null} sizes={sizes} rounded="none" />
          </li>
        ) : (
          pictures.map((picture, place) => (
            <li key={picture.id} id={`${id}${picture.id}`} className={styles.slide}>
              <Picture picture={picture} sizes={sizes} rounded="none" priority={place === 0} />
            </li>
          ))
        )}
      </ul>
      {many && (
        <span className={styles.dots} aria-hidden="true">
          {pictures.map((picture, place) => (
            <span key={picture.id} className={styles.dot} data-state={place === shown ? 'shown' : 'hidden'} />
          ))}
        </span>
      )}
    </section>
  )
}
