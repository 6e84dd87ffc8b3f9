export const shortcutHelpLabels = {
  title: 'Keyboard shortcuts',
  after: 'then',
  use: 'Use these keys',
  close: 'Close',
} as const
