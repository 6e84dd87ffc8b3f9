'use client'

import { useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { fieldStyles } from '../../primitives/field/styles.ts'
import { Form } from '../../primitives/form/index.ts'
import { TextArea } from '../../primitives/text-area/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import { type PickedPicture, PicturePicker } from '../picture-picker/index.ts'
import * as styles from './own-reviews.css.ts'
import { ownReviewsLabels } from './own-reviews.labels.ts'
import { RatingField } from './rating-field.tsx'

export interface ReviewFormData {
  /** The stars, 1 to 5; 0 while none are chosen. */
  readonly rating: number
  /** The heading, at most 120 characters; may be empty. */
  readonly title: string
  /** The review, at most 5,000 characters; may be empty. */
  readonly text: string
  /** The pictures that are uploaded, in order. */
  readonly pictures: readonly PickedPicture[]
}

export interface ReviewFormProps {
  /** The form's name for assistive technology. */
  title: string
  /** The name that the review is published under. */
  author: string
  /** Initial values of the form, such as a draft. Default empty. */
  defaultValue?: Partial<ReviewFormData> | undefined
  /** An existing review is changed: the button says "Save". Default `false`. */
  isWritten?: boolean
  /** It is being sent: the button shows a spinner and presses are ignored. */
  busy?: boolean
  /** Error texts by field: `rating`, `title`, `text`, `pictureIds`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** Uploads one file and resolves with its id and address; rejects with an error whose message is shown. */
  upload: (file: File) => Promise<PickedPicture>
  /** Called with the whole review after each change, to keep it as a draft. */
  onValueChange?: (review: ReviewFormData) => void
  /** Called with the whole review, once stars are chosen and no picture is still being uploaded. */
  onSubmit: (review: ReviewFormData) => void
  /** URL of the "Cancel" link. */
  cancelHref: string
}

const MAX_TITLE = 120
const MAX_TEXT = 5000
const empty: ReviewFormData = { rating: 0, title: '', text: '', pictures: [] }

/** Form for stars, text and pictures. Only the stars are required. */
export function ReviewForm({
  title,
  author,
  defaultValue,
  isWritten = false,
  busy,
  errors,
  upload,
  onValueChange,
  onSubmit,
  cancelHref,
}: ReviewFormProps) {
  const t = useLabels('ownReviews', ownReviewsLabels)
  const { locale } = useStoa()
  const [review, setReview] = useState<ReviewFormData>({ ...empty, ...defaultValue })
  const [isUploading, setUploading] = useState(false)
  const [missing, setMissing] = useState<'rating' | 'pictures' | null>(null)
  const firstStar = useRef<HTMLInputElement>(null)
  // The picker tells of pictures when they come, which is after this draw.
  const current = useRef(review)

  const change = (part: Partial<ReviewFormData>) => {
    current.current = { ...current.current, ...part }
    setReview(current.current)
    onValueChange?.(current.current)
  }
  const send = () => {
    if (busy) return
    if (review.rating === 0) {
      setMissing('rating')
      firstStar.current?.focus()
    } else if (isUploading) setMissing('pictures')
    else {
      setMissing(null)
      onSubmit(review)
    }
  }
  const whole = new Intl.NumberFormat(locale)
  return (
    <Form errors={errors} onSubmit={send} aria-label={title}>
      <RatingField
        ref={firstStar}
        value={review.rating || undefined}
        onValueChange={rating => {
          setMissing(null)
          change({ rating })
        }}
        error={missing === 'rating' ? t('chooseStars') : errors?.rating}
      />
      <TextField
        label={t('title')}
        name="title"
        value={review.title}
        onValueChange={value => change({ title: value })}
        maxLength={MAX_TITLE}
        autoComplete="off"
        optional
      />
      <TextArea
        label={t('text')}
        name="text"
        value={review.text}
        onValueChange={value => change({ text: value })}
        maxLength={MAX_TEXT}
        rows={6}
        optional
        hint={
          <span className={styles.hint}>
            <span>{t('textHint')}</span>
            <span className={styles.counter}>
              {t('counter', { count: whole.format(review.text.length), max: whole.format(MAX_TEXT) })}
            </span>
          </span>
        }
      />
      <PicturePicker
        label={t('pictures')}
        optional
        defaultValue={review.pictures}
        upload={upload}
        onValueChange={pictures => change({ pictures })}
        onBusyChange={value => {
          setUploading(value)
          if (!value) setMissing(before => (before === 'pictures' ? null : before))
        }}
        error={errors?.pictureIds}
      />
      <p className={fieldStyles.hint}>{t('publicNote', { name: author })}</p>
      {missing === 'pictures' && (
        <p className={fieldStyles.error} role="alert">
          {t('wait')}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t(isWritten ? 'save' : 'send')}
        </Button>
        <Button emphasis="plain" href={cancelHref}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
