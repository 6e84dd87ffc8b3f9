'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './gallery.css.ts'
import { galleryLabels } from './gallery.labels.ts'

interface GalleryTurnsProps {
  className: string
  /** The place of the picture that is seen. */
  shown: number
  count: number
  turn: (step: 1 | -1) => void
}

/** Buttons for the previous and the next picture. The button at an end stays, so that it keeps the focus. */
export function GalleryArrows({ className, shown, count, turn }: GalleryTurnsProps) {
  const t = useLabels('gallery', galleryLabels)
  return (
    <div className={cx(styles.turnIcons, className)}>
      <IconButton
        label={t('previous')}
        icon={ChevronLeft}
        emphasis="line"
        round
        aria-disabled={shown === 0}
        onClick={() => turn(-1)}
      />
      <IconButton
        label={t('next')}
        icon={ChevronRight}
        emphasis="line"
        round
        aria-disabled={shown === count - 1}
        onClick={() => turn(1)}
      />
    </div>
  )
}
