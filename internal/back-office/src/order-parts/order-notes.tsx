'use client'

import { useLabels } from '@stoa/ui/internal/system'
import { useOrderDates } from '@stoa/ui/order'
import * as styles from './order-parts.css.ts'
import { orderPartsLabels } from './order-parts.labels.ts'

export interface OrderNoteData {
  /** Unique in the list. */
  id: string
  /** Author; `null` if the account was deleted. */
  author: string | null
  /** The note. */
  text: string
  /** Time of the note, ISO 8601. */
  at: string
}

/** Shows the team's notes about an order. */
export function OrderNotes({
  notes,
}: {
  /** The notes in the order they are shown. Empty says that there are none. */
  notes: readonly OrderNoteData[]
}) {
  const t = useLabels('orderParts', orderPartsLabels)
  const { moment } = useOrderDates()
  if (notes.length === 0) return <p className={styles.detail}>{t('noNotes')}</p>
  return (
    <ul data-component="OrderNotes">
      {notes.map(({ id, author, text, at }) => (
        <li key={id} className={styles.note}>
          <span>{text}</span>
          <span className={styles.detail}>
            <span>{author ?? t('formerColleague')}</span> · <time dateTime={at}>{moment(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
