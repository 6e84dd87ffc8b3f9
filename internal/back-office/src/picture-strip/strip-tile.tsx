'use client'

import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { IconButton } from '@stoa/ui/icon-button'
import { useLabels } from '@stoa/ui/internal/system'
import { Picture, type PictureData } from '@stoa/ui/picture'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { MoveMenu, moveOnKeys, useDragOrder } from '../move/index.ts'
import * as styles from './picture-strip.css.ts'
import { pictureStripLabels } from './picture-strip.labels.ts'

export interface StripPicture {
  /** Unique in the strip; events give it back. */
  id: string
  /** The uploaded picture; `null` until it is. */
  picture: PictureData | null
  /** The file itself as an object URL, shown until it is uploaded. */
  preview?: string | undefined
  /** The alternative text; may be empty. */
  alt: string
  /** State of the upload. */
  state: 'uploading' | 'done' | 'failed'
  /** Progress of the upload, from 0 to 1. Leave out until it is known. */
  progress?: number | undefined
  /** Reason of the failure, for people. Default a general sentence. */
  problem?: string | undefined
}

export interface StripTileProps {
  list: string
  picture: StripPicture
  index: number
  count: number
  altLength: number
  onMove: (from: number, to: number) => void
  onAltChange: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

export function StripTile({
  list,
  picture,
  index,
  count,
  altLength,
  onMove,
  onAltChange,
  onRemove,
  onRetry,
}: StripTileProps) {
  const t = useLabels('pictureStrip', pictureStripLabels)
  const { root, handle, isDragged, edge } = useDragOrder({ list, index, axis: 'horizontal', onMove })
  const number = index + 1
  const { alt, state, problem, preview, progress } = picture
  return (
    <li
      ref={root as never}
      className={styles.tile}
      data-picture={picture.id}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
      onKeyDown={moveOnKeys(index, to => onMove(index, to), count)}
    >
      <div ref={handle as never} className={styles.frame}>
        {picture.picture ? (
          <span className={styles.still}>
            <Picture picture={picture.picture} sizes="160px" rounded="sm" decorative />
          </span>
        ) : (
          preview && <img src={preview} alt="" className={styles.image} draggable={false} />
        )}
        {index === 0 && (
          <span className={styles.first}>
            <Badge>{t('first')}</Badge>
          </span>
        )}
        {state === 'uploading' && (
          <div className={styles.veil}>
            <progress
              className={styles.bar}
              aria-label={t('uploading', { number })}
              value={progress}
              max={1}
            />
          </div>
        )}
        {state === 'failed' && (
          <div className={styles.veil} data-fault="">
            <span role="alert">{problem ?? t('failed')}</span>
            <Button
              size="sm"
              emphasis="line"
              icon={RotateCw}
              aria-label={t('retryOf', { number })}
              onClick={onRetry}
            >
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
      <input
        className={styles.alt}
        value={alt}
        maxLength={altLength}
        placeholder={t('altHint')}
        aria-label={t('alt', { number })}
        onChange={event => onAltChange(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <MoveMenu
          name={t('name', { number })}
          index={index}
          count={count}
          direction="reading"
          onMove={to => onMove(index, to)}
        />
        <IconButton icon={Trash} size="sm" label={t('remove', { number })} onClick={onRemove} />
      </div>
      <span className={styles.left} aria-hidden>
        {t('altLeft', { count: altLength - alt.length })}
      </span>
    </li>
  )
}
