export const undoRunLabels = {
  undo: 'Undo',
  text: 'This restores {count, plural, one {# product} other {# products}}. Items sold since then stay sold, and products edited since then keep their edits.',
  import: { title: 'Undo this import?', confirm: 'Undo import', cancel: 'Keep import' },
  bulk: { title: 'Undo this change?', confirm: 'Undo change', cancel: 'Keep change' },
} as const
