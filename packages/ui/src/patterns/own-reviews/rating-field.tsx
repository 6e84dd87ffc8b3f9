'use client'

import { type Ref, useId, useState } from 'react'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Star } from '../../primitives/icon/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './own-reviews.css.ts'
import { ownReviewsLabels } from './own-reviews.labels.ts'

export interface RatingFieldProps {
  /** The stars that are chosen, 1 to 5; `undefined` while none are. */
  value: number | undefined
  /** Called with the stars that were chosen, 1 to 5. */
  onValueChange: (stars: number) => void
  /** Problem with the choice, announced immediately. */
  error?: string | undefined
  /** The first of its radio buttons, to focus the field. */
  ref?: Ref<HTMLInputElement>
}

const STARS = [1, 2, 3, 4, 5] as const

/** Stars to give: five radios, which arrow keys choose from. The choice is also said in a word. */
export function RatingField({ value, onValueChange, error, ref }: RatingFieldProps) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  const name = useId()
  const errorId = useId()
  const [pointedAt, setPointedAt] = useState<number>()
  const shown = pointedAt ?? value ?? 0
  const word = STARS.find(stars => stars === shown)
  return (
    <fieldset
      className={fieldStyles.root}
      aria-describedby={error ? errorId : undefined}
      data-component="RatingField"
    >
      <legend className={styles.legend}>{t('rating')}</legend>
      <div className={styles.stars} onPointerLeave={() => setPointedAt(undefined)}>
        {STARS.map(stars => (
          <label
            key={stars}
            className={styles.star}
            onPointerEnter={event => event.pointerType === 'mouse' && setPointedAt(stars)}
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={`${t('stars', { stars })}: ${t(`star${stars}`)}`}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange(stars)}
            />
            <Star filled={stars <= shown} className={styles.drawing} />
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {word && t(`star${word}`)}
        </span>
      </div>
      {error && (
        <p id={errorId} className={fieldStyles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
