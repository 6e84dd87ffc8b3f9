'use client'

import Maximize from 'lucide-react/icons/maximize-2'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import { arrowStep } from '../../system/arrow-step.ts'
import { useLabels } from '../../system/index.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import * as styles from './gallery.css.ts'
import { galleryLabels } from './gallery.labels.ts'
import { GalleryArrows } from './gallery-arrows.tsx'
import { usePictureViewer } from './use-picture-viewer.tsx'
import { useRow } from './use-row.ts'

export interface GalleryProps {
  /** The pictures in order. With none, the placeholder shows; with one, there are no thumbnails. */
  pictures: readonly PictureData[]
  /** The product's name; it goes into the names of the controls. */
  name: string
  /** The id of the picture to bring forward when it changes, such as the chosen variant's. */
  selectedId?: string | undefined
}

const sizes = '(min-width: 1280px) 640px, (min-width: 700px) 50vw, 100vw'

/**
 * Pictures of a product: swiped by a finger, turned by arrows, chosen by thumbnails, and enlarged by a press.
 * Without scripts the thumbnails are links to the pictures, and these to their large files.
 */
export function Gallery({ pictures, name, selectedId }: GalleryProps) {
  const t = useLabels('gallery', galleryLabels)
  const id = useId()
  const count = pictures.length
  const { track, shown, show, turn, onScroll } = useRow(count)
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  const { linkTo, view } = usePictureViewer(pictures, name, place => show(place, 'instant'))
  const scripted = useHydrated()
  const many = count > 1

  const wanted = selectedId ? pictures.findIndex(picture => pictureKey(picture) === selectedId) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish moves the row, not every render
  useEffect(() => {
    if (wanted >= 0) show(wanted, 'instant')
  }, [wanted])

  const turnByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    links.current[turn(step)]?.focus({ preventScroll: true })
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
            <li key={pictureKey(picture)}>
              <a
                className={styles.thumb}
                href={`#${id}${place}`}
                aria-label={t('show', { number: place + 1, count, words: picture.alt || name })}
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
        aria-label={t('pictures', { name })}
        onScroll={onScroll}
        onKeyDown={turnByKey}
      >
        {pictures.length === 0 ? (
          <li className={styles.slide}>
            <Picture picture={null} sizes={sizes} rounded="none" />
          </li>
        ) : (
          pictures.map((picture, place) => (
            <li key={pictureKey(picture)} id={`${id}${place}`} className={styles.slide}>
              <a
                ref={link => {
                  links.current[place] = link
                }}
                className={styles.enlarge}
                data-part="Enlarge"
                aria-label={t('enlarge', { number: place + 1, count, words: picture.alt || name })}
                // One stop for the keyboard: arrows go on from it. Without scripts every picture is a stop.
                tabIndex={scripted && place !== shown ? -1 : undefined}
                href={linkTo(place).href}
                {...linkTo(place).handlers}
              >
                <Picture picture={picture} sizes={sizes} rounded="none" priority={place === 0} />
                <span className={styles.hint} aria-hidden="true">
                  <Icon as={Maximize} size="sm" />
                </span>
              </a>
            </li>
          ))
        )}
      </ul>
      {many && <GalleryArrows className={styles.turns} shown={shown} count={count} turn={turn} />}
      {many && (
        <span className={styles.dots} aria-hidden="true">
          {pictures.map((picture, place) => (
            <span
              key={pictureKey(picture)}
              className={styles.dot}
              data-state={place === shown ? 'shown' : 'hidden'}
            />
          ))}
        </span>
      )}
      {view}
    </section>
  )
}
