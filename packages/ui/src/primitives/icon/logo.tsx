'use client'

import { cx } from '../../system/cx.ts'
import { type BrandPicture, useStoa } from '../../system/provider.tsx'
import * as styles from './icon.css.ts'

interface LogoProps extends MarkProps {
  /** Picture to show in place of the provider's `brand`. */
  picture?: BrandPicture | undefined
}

export interface MarkProps {
  /** Added to the drawing's own classes. It takes color and font size from its place. */
  className?: string | undefined
}

/** Mark of a cornice over three arches. Takes the color and font size of its surroundings. */
export function Mark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(styles.mark, className)}>
      <path d="M1.6 3h20.8a.6.6 0 0 1 .6.6v1.8a.6.6 0 0 1-.6.6H1.6a.6.6 0 0 1-.6-.6V3.6a.6.6 0 0 1 .6-.6Z" />
      <path d="M1 7.5h22V21h-2.5v-9a2 2 0 0 0-4 0v9H14v-9a2 2 0 0 0-4 0v9H7.5v-9a2 2 0 0 0-4 0v9H1Z" />
    </svg>
  )
}

/**
 * The lock-up of mark and word, drawn so that it follows the theme, or a picture or the provider's `brand` in its place. Its
 * link carries the name.
 */
export function Logo({ className, picture }: LogoProps) {
  const { brand: provided } = useStoa()
  const brand = picture ?? provided
  if (typeof brand === 'object') {
    const { src, srcDark, ...size } = brand
    return (
      <span className={cx(styles.logo, className)} data-component="Logo">
        <img src={src} alt="" {...size} className={styles.logoPicture} />
        {/* Lazy: the hidden one of the two is never fetched. */}
        {srcDark && <img src={srcDark} alt="" {...size} loading="lazy" className={styles.logoPicture} />}
      </span>
    )
  }
  if (brand !== undefined)
    return (
      <span className={cx(styles.logo, className)} data-component="Logo">
        <span className={styles.logoName}>{brand}</span>
      </span>
    )
  return (
    <span className={cx(styles.logo, className)} data-component="Logo">
      <Mark className={styles.logoMark} />
      <svg
        viewBox="0 0 52 24"
        aria-hidden="true"
        strokeWidth="3"
        strokeLinejoin="round"
        className={styles.logoWord}
      >
        <path d="M9.7 10C8.8 9 7.4 8.5 5.8 8.5c-2.3 0-3.8 1-3.8 2.7 0 3.9 8 1.7 8 5.6 0 1.7-1.6 2.7-4.1 2.7-2 0-3.5-.7-4.5-1.8" />
        <path d="M16.5 3.5v12.6c0 2.3 1.1 3.4 3.2 3.4h1.6M13 8.5h8" />
        <circle cx="29.2" cy="14" r="5.5" />
        <circle cx="43.4" cy="14" r="5.5" />
        <path d="M48.9 7v14" />
      </svg>
    </span>
  )
}
