'use client'

import { type SyntheticEvent, useCallback, useState } from 'react'
import { useLabels } from '../../system/index.ts'
import { Mark } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './picture.css.ts'
import { pictureLabels } from './picture.labels.ts'
import { fallbackWidth, type PictureData, pictureUrl, srcSetOf } from './picture-sources.ts'

export interface PictureProps {
  /** Null draws the placeholder with the mark. */
  picture: PictureData | null | undefined
  /** The `sizes` attribute: how wide the picture stands on screen, e.g. `(min-width: 1100px) 280px, 50vw`. */
  sizes: string
  /** Square is reserved by aspect ratio; `fill` takes its cell's height; the arch is for categories and shops. */
  shape?: 'square' | 'arch' | 'fill'
  rounded?: 'none' | 'sm' | 'md' | 'lg'
  /** The few pictures that are seen first: loaded at once, before others. */
  priority?: boolean
  /** The words beside it say the same: assistive technology skips it. */
  decorative?: boolean
}

/** A picture in a box that is reserved before the file arrives, in the format and size the browser likes best. */
export function Picture({
  picture,
  sizes,
  shape = 'square',
  rounded = 'md',
  priority = false,
  decorative = false,
}: PictureProps) {
  const t = useLabels('picture', pictureLabels)
  const [failedId, setFailedId] = useState<string>()
  const width = picture ? fallbackWidth(picture.widths) : undefined
  const missing = !picture || width === undefined || failedId === picture.id

  // A file may have failed before scripts were there to hear of it.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedId(picture?.id)
    },
    [picture?.id],
  )
  const noticeFailure = (event: SyntheticEvent) => {
    event.stopPropagation()
    setFailedId(picture?.id)
  }

  return (
    <span
      className={styles.picture({ shape, rounded })}
      data-component="Picture"
      data-state={missing ? 'missing' : 'shown'}
      style={picture?.placeholder ? { backgroundColor: picture.placeholder } : undefined}
    >
      {missing ? (
        <span className={styles.missing}>
          <Mark className={styles.mark} />
          {!decorative && picture?.alt && (
            <VisuallyHidden>{t('missing', { name: picture.alt })}</VisuallyHidden>
          )}
        </span>
      ) : (
        <picture>
          <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSetOf(picture, 'webp')} sizes={sizes} />
          <img
            ref={noticeEarlyFailure}
            className={styles.image}
            data-part="Image"
            src={pictureUrl(picture, width, 'webp')}
            alt={decorative ? '' : picture.alt}
            width={width}
            height={width}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            onError={noticeFailure}
          />
        </picture>
      )}
    </span>
  )
}
