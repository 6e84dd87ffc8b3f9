import type { Shop } from '@stoa/api-client/schema'
import { Note } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { dayInWords } from '../../lib/days.ts'
import { pauseNoteLabels as t } from './pause-note.labels.ts'

/** Shows when a shop on vacation is back, on its pages and its products' pages. */
export function PauseNote({ pause }: { pause: NonNullable<Shop['pause']> }) {
  return (
    <Note tone="caution" title={formatMessage(t.title, { day: dayInWords(pause.backOn) })}>
      {pause.note || t.text}
    </Note>
  )
}
