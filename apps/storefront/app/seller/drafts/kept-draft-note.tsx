import { Button, Note, Stack } from '@stoa/ui'
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
  if (keptAt === null) return null
  const answer = (act: () => void) => () => {
    act()
    // The pressed button is removed together with the note.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main :is(input, textarea):enabled')?.focus(),
    )
  }
  return (
    <Stack gap="sm">
      <Note role="status" title={formatMessage(keptDraftNoteLabels.title, { time: timeOf(keptAt) })} />
      <Stack row gap="sm">
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

/** Formats a time, such as `2:05 PM`, with the date unless it is today. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const form = isToday
    ? { timeStyle: 'short' as const }
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat('en-US', form).format(at)
}
