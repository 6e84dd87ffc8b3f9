'use client'

import type { ReactNode } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { useLabels, useStoa } from '../../system/index.ts'
import { dayOf } from './day-of.ts'
import { Reply, type ReplyData } from './reply.tsx'
import * as styles from './review.css.ts'
import { reviewLabels } from './review.labels.ts'

export interface QuestionData {
  /** Unique in the list. */
  id: string
  /** The name it is published under. */
  author: string
  /** Time of the question, ISO 8601. An unreadable date is left out. */
  date: string
  /** The question. */
  text: string
  /** The shop's answer. Leave out while there is none. */
  reply?: ReplyData | undefined
  /** URL on which it can be reported to the marketplace. Leave out for no link. */
  reportHref?: string | undefined
}

export interface QuestionProps {
  /** The question to show. */
  question: QuestionData
  /** Note next to its author, such as that it waits for an answer. */
  note?: ReactNode
}

/** A question about a product, with its answer. */
export function Question({ question: { author, date, text, reply, reportHref }, note }: QuestionProps) {
  const t = useLabels('review', reviewLabels)
  const day = dayOf(date, useStoa())
  return (
    <article className={styles.review} aria-label={t('question', { author })} data-component="Question">
      <p className={styles.question}>{text}</p>
      <div className={styles.by}>
        <span className={styles.date}>
          <span>{t('asked', { author })}</span>
          {day && (
            <>
              {' · '}
              <time dateTime={date}>{day}</time>
            </>
          )}
        </span>
        {note}
        {reportHref && (
          <Link
            className={styles.report}
            tone="muted"
            href={reportHref}
            aria-label={t('reportQuestion', { author })}
          >
            {t('report')}
          </Link>
        )}
      </div>
      {reply && <Reply reply={reply} />}
    </article>
  )
}

/** Lists questions of shoppers, each with the shop's answer. */
export function QuestionList({
  questions,
}: {
  /** The questions in the order they are shown. */
  questions: readonly QuestionData[]
}) {
  return (
    <ul data-component="QuestionList">
      {questions.map(question => (
        <li key={question.id}>
          <Question question={question} />
        </li>
      ))}
    </ul>
  )
}
