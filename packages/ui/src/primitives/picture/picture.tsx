'use client'

import { type SyntheticEvent, useCallback, useState } from 'react'
import { cx } from '../../system/cx.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import { Mark } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './picture.css.ts'
import { pictureLabels } from './picture.labels.ts'
import { type PictureData, pictureKey } from './picture-data.ts'
import { pictureFiles } from './picture-files.ts'

export interface PictureProps {
  /** The picture. `null` draws a placeholder: the mark, or a plain picture. */
  picture: PictureData | null | undefined
  /** Value of the `sizes` attribute: the width of the picture on screen, such as `(min-width: 1100px) 280px, 50vw`. */
  sizes: string
  /**
   * `square` and `arch` reserve their box by ratio; `fill` takes the height of its container. Default
   * `square`.
   */
  shape?: 'square' | 'arch' | 'fill'
  /** Radius of the corners. Default `md`; an arch keeps its own outline. */
  rounded?: 'none' | 'sm' | 'md' | 'lg'
  /**
   * Loads at once and before others. For the few pictures seen first; others load lazily. Default `false`.
   */
  priority?: boolean
  /**
   * Another picture for a dark system: the browser fetches this one there instead. It shows the same, so its own
   * alternative text is not used. Default none.
   */
  dark?: PictureData | null | undefined
  /** Hides it from assistive technology, if the text next to it has the same content. Default `false`. */
  decorative?: boolean
}

const DARK = '(prefers-color-scheme: dark)'

/** A picture in a box that is reserved before the file arrives, in the format and size the browser likes best. */
export function Picture({
  picture,
  sizes,
  shape = 'square',
  rounded = 'md',
  priority = false,
  dark,
  decorative = false,
}: PictureProps) {
  const { pictureLoader, drawings } = useStoa()
  const [failed, setFailed] = useState<string>()
  const key = picture ? [picture, ...(dark ? [dark] : [])].map(pictureKey).join(' ') : undefined
  const files = picture && failed !== key ? pictureFiles(picture, pictureLoader) : null
  const darkFiles = dark && pictureFiles(dark, pictureLoader)

  // The file may have failed before scripts could notice.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(key)
    },
    [key],
  )
  const noticeFailure = (event: SyntheticEvent) => {
    event.stopPropagation()
    setFailed(key)
  }

  // The arch keeps its own outline.
  const look = cx(styles.shapes[shape], (shape !== 'arch' || rounded !== 'md') && styles.corners[rounded])

  if (!picture || !files)
    // Without the color of the file that is missing: it was light in a dark theme, too.
    return (
      <span className={look} data-component="Picture" data-state="missing">
        <span className={styles.missing}>
          {drawings === 'plain' ? (
            <svg className={styles.plainMark} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M17 4a2.5 2.5 0 1 0 .01 0ZM2 20 9.5 9l5 7 2-2.5L22 20Z" />
            </svg>
          ) : (
            <Mark className={styles.mark} />
          )}
          {!decorative && picture?.alt && <MissingWords alt={picture.alt} />}
        </span>
      </span>
    )
  return (
    <picture
      className={look}
      // Background until the file has loaded. Without a placeholder, or with one of two, it is the theme's: a light
      // color would glare in the dark theme.
      style={picture.placeholder && !dark ? { backgroundColor: picture.placeholder } : undefined}
      data-component="Picture"
      data-state="shown"
    >
      {darkFiles && (
        <>
          {darkFiles.sources.map(({ type, srcSet }) => (
            <source key={type} media={DARK} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <source media={DARK} srcSet={darkFiles.srcSet ?? darkFiles.src} sizes={darkFiles.srcSet && sizes} />
        </>
      )}
      {files.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={noticeEarlyFailure}
        className={styles.image}
        data-part="Image"
        src={files.src}
        srcSet={files.srcSet}
        sizes={files.srcSet && sizes}
        alt={decorative ? '' : picture.alt}
        width={files.width}
        height={files.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={noticeFailure}
      />
    </picture>
  )
}

function MissingWords({ alt }: { alt: string }) {
  const t = useLabels('picture', pictureLabels)
  return <VisuallyHidden>{t('missing', { name: alt })}</VisuallyHidden>
}
