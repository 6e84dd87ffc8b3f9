'use client'

import type { ReactNode } from 'react'
import { useStoa } from '../../system/index.ts'
import * as styles from './page-states.css.ts'

export type IllustrationSubject = 'bag' | 'search' | 'box' | 'heart' | 'cloud' | 'question'

/** Drawn on the floor of the middle arch, 24 wide. */
const things: Record<IllustrationSubject, ReactNode> = {
  bag: <path d="m57 86 2-17h14l2 17ZM62.5 73v-6a3.5 3.5 0 0 1 7 0v6" />,
  search: <path d="M64 76.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM68.500 75l6.500 7" />,
  box: <path d="M58 72h16v14H58ZM58 72l3-6h10l3 6M66 66v6" />,
  heart: (
    <path d="M66 84s-8-4.800-8-10.200a4.300 4.300 0 0 1 8-2.200 4.300 4.300 0 0 1 8 2.200C74 79.200 66 84 66 84Z" />
  ),
  cloud: (
    <path d="M60 72a4.500 4.500 0 0 1 .5-9 6 6 0 0 1 11.500 1.500 3.800 3.800 0 0 1 0 7.500ZM67 75l-3 4.500h4l-3 4.500" />
  ),
  question: <path d="M62 67a4 4 0 1 1 5.500 3.700c-1 .5-1.500 1.300-1.500 2.300v2M66 81v.5" />,
}

/**
 * Decorative picture of the missing thing: in the middle arch of the arcade, or in a circle among plain drawings.
 * The text below it has the meaning.
 */
export function Illustration({
  thing,
}: {
  /** Subject of the picture. */
  thing: IllustrationSubject
}) {
  const isPlain = useStoa().drawings === 'plain'
  return (
    <svg
      className={isPlain ? styles.plainArt : styles.art}
      viewBox={isPlain ? '46 54 40 40' : '0 0 132 92'}
      aria-hidden="true"
    >
      {!isPlain && (
        <path d="M6 12h120M10 22h112v66M10 22v66M10 88h112M24 88V54a14 14 0 0 1 28 0v34M80 88V54a14 14 0 0 1 28 0v34" />
      )}
      <g className={styles.artAccent}>
        {!isPlain && <path d="M52 88V54a14 14 0 0 1 28 0v34" />}
        <g strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
          {things[thing]}
        </g>
      </g>
    </svg>
  )
}
