import type { Run } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { keptDraftsNoteLabels } from './kept-drafts-note.labels.ts'

/** Says how many products of a run stay drafts because the shop can't sell yet. Shows nothing if none do. */
export function KeptDraftsNote({ run: { status, counts } }: { run: Run }) {
  const count = counts.keptDrafts
  if (count === 0) return null
  const isPlanned = status === 'checked'
  return (
    <Note
      tone="caution"
      title={formatMessage(isPlanned ? keptDraftsNoteLabels.planned : keptDraftsNoteLabels.kept, { count })}
      action={{ label: keptDraftsNoteLabels.tax, href: '/seller/shop/tax' }}
    >
      {isPlanned ? keptDraftsNoteLabels.plannedText : keptDraftsNoteLabels.keptText}
    </Note>
  )
}
