import { Button, Note, Stack, useOrderDates } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { keptDraftNoteLabels } from './kept-draft-note.labels.ts'

interface KeptDraftNoteProps {
  /** Time at which the draft was kept, in milliseconds. Null if there is none. */
  readonly keptAt: number | null
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers to restore a draft that was never saved. */
export function KeptDraftNote({ keptAt, onRestore, onDiscard }: KeptDraftNoteProps) {
  const { day, time, moment } = useOrderDates()
  if (keptAt === null) return null
  const at = new Date(keptAt).toISOString()
  const isToday = day(at) === day(new Date().toISOString())
  const answer = (act: () => void) => () => {
    act()
    // The pressed button is removed together with the note.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main :is(input, textarea):enabled')?.focus(),
    )
  }
  return (
    <Stack gap="sm">
      <Note
        role="status"
        title={formatMessage(keptDraftNoteLabels.title, { time: isToday ? time(at) : moment(at) })}
      />
      <Stack layout="row" gap="sm">
        <Button size="sm" onClick={answer(onRestore)}>
          {keptDraftNoteLabels.restore}
        </Button>
        <Button size="sm" emphasis="line" onClick={answer(onDiscard)}>
          {keptDraftNoteLabels.discard}
        </Button>
      </Stack>
    </Stack>
  )
}
