'use client'

import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Icon } from '../../primitives/icon/index.ts'
import { Progress } from '../../primitives/progress/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './picture-picker.css.ts'
import { picturePickerLabels } from './picture-picker.labels.ts'
import type { Upload } from './use-uploads.ts'

interface UploadTileProps {
  upload: Upload
  /** Position, from 1. */
  number: number
  onRetry: () => void
  onRemove: () => void
}

export function UploadTile({ upload: { src, state }, number, onRetry, onRemove }: UploadTileProps) {
  const t = useLabels('picturePicker', picturePickerLabels)
  const [isBroken, setBroken] = useState(false)
  return (
    <li className={styles.tile} data-state={state}>
      {!isBroken && (
        <img
          className={styles.preview}
          src={src}
          alt={t('picture', { number })}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {state === 'uploading' && (
        <span className={styles.progress}>
          <Progress label={t('uploading', { number })} />
        </span>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className={styles.retry}
          aria-label={t('retryOf', { number })}
          onClick={onRetry}
        >
          <Icon as={RotateCcw} size="sm" />
          {t('retry')}
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={t('remove', { number })} onClick={onRemove}>
        <Icon as={X} size="sm" />
      </button>
    </li>
  )
}
