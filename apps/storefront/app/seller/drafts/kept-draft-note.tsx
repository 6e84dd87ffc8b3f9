import { Button, Note, Stack } from '@stoa/ui'

interface KeptDraftNoteProps {
  /** When it was kept, in milliseconds; null where nothing was found. */
  readonly keptAt: number | null
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers what was typed earlier and never saved. */
export function KeptDraftNote({ keptAt, onRestore, onDiscard }: KeptDraftNoteProps) {
  if (keptAt === null) return null
  const answer = (act: () => void) => () => {
    act()
    // The buttons go with the question.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main :is(input, textarea):enabled')?.focus(),
    )
  }
  return (
    <Stack gap="sm">
      <Note role="status" title={`You have unsaved changes from ${timeOf(keptAt)} on this device.`} />
      <Stack row gap="sm">
        <Button size="sm" onClick={answer(onRestore)}>
          Restore
        </Button>
        <Button size="sm" emphasis="line" onClick={answer(onDiscard)}>
          Discard
        </Button>
      </Stack>
    </Stack>
  )
}

/** `2:05 PM`, with the day where it was another one. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const form = isToday
    ? { timeStyle: 'short' as const }
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat('en-US', form).format(at)
}
