export const pauseNoteLabels = {
  title: 'Back on {day}.',
  text: 'The shop is on vacation and takes no orders until then.',
} as const
