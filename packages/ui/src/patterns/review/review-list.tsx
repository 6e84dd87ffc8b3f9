'use client'

import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type PictureData, pictureKey } from '../../primitives/picture/index.ts'
import { Stars } from '../../primitives/rating/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import { usePictureViewer } from '../gallery/index.ts'
import { dayOf } from './day-of.ts'
import { Reply, type ReplyData } from './reply.tsx'
import * as styles from './review.css.ts'
import { reviewLabels } from './review.labels.ts'

export interface ReviewData {
  /** Unique in the list. */
  id: string
  /** The name it is published under. */
  author: string
  /** Time of the review, ISO 8601. An unreadable date is left out. */
  date: string
  /** The rating, 1 to 5. */
  stars: number
  /** The heading. Leave out for none. */
  title?: string | undefined
  /** The review; may be empty. */
  text: string
  /** Adds the badge of a buyer whose order was delivered. Default `false`. */
  verified?: boolean | undefined
  /** The product, in a list for several products. Leave out for none. */
  product?: { name: string; href: string } | undefined
  /** The variant that the author bought: "Lagoon, 320 ml". Leave out if it has no options, or isn't known. */
  variant?: string | undefined
  /** Pictures of the author. Default none. */
  pictures?: readonly PictureData[] | undefined
  /** The shop's answer. Leave out for none. */
  reply?: ReplyData | undefined
  /** URL on which it can be reported to the marketplace. Leave out for no link. */
  reportHref?: string | undefined
}

export interface ReviewProps {
  /** The review to show. */
  review: ReviewData
  /** The level of its title. Default 3. */
  headingLevel?: 3 | 4
  /** Leaves out its own frame, for use inside a card. Default `false`. */
  bare?: boolean | undefined
}

/** Shows one buyer's review, with stars and pictures. */
export function Review({ review, headingLevel = 3, bare }: ReviewProps) {
  const t = useLabels('review', reviewLabels)
  const day = dayOf(review.date, useStoa())
  const {
    author,
    date,
    stars,
    title,
    text,
    verified,
    product,
    variant,
    reply,
    reportHref,
    pictures = [],
  } = review
  const { linkTo, view } = usePictureViewer(pictures, t('picturesBy', { author }))
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={styles.review}
      aria-label={title ? `${title}, ${author}` : author}
      data-component="Review"
      data-bare={bare || undefined}
    >
      <div className={styles.head}>
        <Stars average={stars} />
        <VisuallyHidden>{t('stars', { stars })}</VisuallyHidden>
        {day && (
          <time className={styles.date} dateTime={date}>
            {day}
          </time>
        )}
      </div>
      {product && (
        <Link className={styles.product} href={product.href}>
          {product.name}
        </Link>
      )}
      {title && <Heading className={styles.title}>{title}</Heading>}
      {text && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={t('picturesBy', { author })}>
          {pictures.map((picture, place) => (
            <li key={pictureKey(picture)}>
              <a
                className={styles.picture}
                aria-label={t('enlarge', { number: place + 1, author })}
                href={linkTo(place).href}
                {...linkTo(place).handlers}
              >
                <Picture picture={picture} sizes="88px" rounded="sm" decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
      {view}
      <div className={styles.by}>
        <b className={styles.author}>{author}</b>
        {verified && (
          <Badge tone="positive" icon={BadgeCheck}>
            {t('verified')}
          </Badge>
        )}
        {variant && <span className={styles.variant}>{t('bought', { variant })}</span>}
        {reportHref && (
          <Link
            className={styles.report}
            tone="muted"
            href={reportHref}
            aria-label={t('reportReview', { author })}
          >
            {t('report')}
          </Link>
        )}
      </div>
      {reply && <Reply reply={reply} />}
    </article>
  )
}

/** Reviews below each other. */
export function ReviewList({
  reviews,
}: {
  /** The reviews in the order they are shown. */
  reviews: readonly ReviewData[]
}) {
  return (
    <ul data-component="ReviewList">
      {reviews.map(review => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  )
}

/** Fewer are seen well enough at their reviews. */
const ENOUGH_PHOTOS = 3

/** Shows the buyers' pictures as a strip above the reviews. Renders nothing for only one or two. */
export function ReviewPhotos({
  reviews,
}: {
  /** The reviews whose pictures make the strip. Under three pictures nothing is drawn. */
  reviews: readonly ReviewData[]
}) {
  const t = useLabels('review', reviewLabels)
  const photos = reviews.flatMap(({ id, author, pictures = [] }) =>
    pictures.map(picture => ({ key: `${id} ${pictureKey(picture)}`, author, picture })),
  )
  const { linkTo, view } = usePictureViewer(
    photos.map(({ picture }) => picture),
    t('photos'),
  )
  if (photos.length < ENOUGH_PHOTOS) return null
  return (
    <>
      <ul className={styles.strip} aria-label={t('photos')} data-component="ReviewPhotos">
        {photos.map(({ key, author, picture }, place) => (
          <li key={key} className={styles.stripItem}>
            <a
              className={styles.stripPicture}
              aria-label={t('photo', { number: place + 1, count: photos.length, author })}
              href={linkTo(place).href}
              {...linkTo(place).handlers}
            >
              <Picture picture={picture} sizes="112px" rounded="sm" decorative />
            </a>
          </li>
        ))}
      </ul>
      {view}
    </>
  )
}

/** Shows the average of all reviews next to the reviews. */
export function ReviewsLayout({
  summary,
  children,
}: {
  /** `RatingSummary`, next to the reviews. */
  summary: ReactNode
  /** The `ReviewList` and what belongs to it. */
  children: ReactNode
}) {
  return (
    <div className={styles.layout} data-component="ReviewsLayout">
      {summary}
      <div>{children}</div>
    </div>
  )
}
