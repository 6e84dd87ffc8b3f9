'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '../../primitives/badge/index.ts'
import { DescriptionList } from '../../primitives/description-list/index.ts'
import { Heading } from '../../primitives/heading/index.ts'
import { Icon } from '../../primitives/icon/index.ts'
import { Picture, type PictureData } from '../../primitives/picture/index.ts'
import { useLabels } from '../../system/index.ts'
import { useOrderDates } from '../order/index.ts'
import { afterSalesLabels } from './after-sales.labels.ts'
import * as styles from './case-card.css.ts'

export interface CaseCardProps {
  component: string
  title: string
  status?: { label: string; tone: BadgeProps['tone'] } | undefined
  /** ISO 8601. */
  at: string
  /** Explanation of the status, and the next step. */
  text?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Card of a cancellation, return, claim or dispute: title, status and next step. */
export function CaseCard({ component, title, status, at, text, children, actions }: CaseCardProps) {
  const { day } = useOrderDates()
  return (
    <div className={styles.card} data-component={component}>
      <div className={styles.head}>
        <Heading level={4} className={styles.title}>
          {title}
        </Heading>
        {status && (
          <Badge tone={status.tone} dot>
            {status.label}
          </Badge>
        )}
        <time dateTime={at} className={styles.when}>
          {day(at)}
        </time>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export interface CasePiece {
  id: string
  title: string
  quantity: number
  /** Remark next to its name. */
  note?: string | null
}

export function CasePieces({ pieces }: { pieces: readonly CasePiece[] }) {
  const t = useLabels('afterSales', afterSalesLabels)
  if (pieces.length === 0) return null
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ id, title, quantity, note }) => (
        <li key={id}>
          <span>{t('times', { quantity, title })}</span>
          {note && <span className={styles.muted}>{` · ${note}`}</span>}
        </li>
      ))}
    </ul>
  )
}

export type CaseFact = readonly [label: string, value: ReactNode]

export function CaseFacts({ facts }: { facts: readonly (CaseFact | null | false | undefined | '')[] }) {
  const known = facts.filter((fact): fact is CaseFact => Boolean(fact))
  return (
    <DescriptionList layout="stacked" items={known.map(([term, description]) => ({ term, description }))} />
  )
}

/** Quotes a person's text under their name. */
export const CaseQuote = ({ label, children }: { label: string; children: string }) => (
  <div>
    <p className={styles.term}>{label}</p>
    <p className={styles.quote} dir="auto">
      {children}
    </p>
  </div>
)

/** Pictures of a case, in their order. */
export function CasePictures({ pictures }: { pictures: readonly PictureData[] }) {
  const t = useLabels('afterSales', afterSalesLabels)
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, at) => (
        <li key={picture.base ?? picture.src} className={styles.picture}>
          <Picture
            picture={{ ...picture, alt: picture.alt || t('picture', { number: at + 1 }) }}
            sizes="72px"
            rounded="sm"
          />
        </li>
      ))}
    </ul>
  )
}

/** Collapsible text and pictures of the buyer. */
export function CaseSent({ text, pictures }: { text: string | null; pictures: readonly PictureData[] }) {
  const t = useLabels('afterSales', afterSalesLabels)
  if (!text && pictures.length === 0) return null
  return (
    <details>
      <summary className={styles.fold}>
        {t('yourWords')} <Icon as={ChevronDown} size="sm" className={styles.arrow} />
      </summary>
      <div className={styles.sent}>
        {text && (
          <p className={styles.quote} dir="auto">
            {text}
          </p>
        )}
        <CasePictures pictures={pictures} />
      </div>
    </details>
  )
}
