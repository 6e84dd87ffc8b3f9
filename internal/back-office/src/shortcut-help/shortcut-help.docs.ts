import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A list of the keyboard shortcuts, with a switch that turns single keys off.',
  keywords: ['keyboard shortcuts', 'kbd', 'hotkeys'],
  alternatives: [
    ['One control’s key', 'Tooltip'],
    ['Help with the marketplace', 'a page of the help'],
  ],
  accessibility:
    'A modal dialog with description lists. The switch meets WCAG 2.1.4: whoever speaks to the computer can turn single keys off.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [
    ['Tab, Shift+Tab', 'Goes through the controls, round and round.'],
    ['Space', 'On the checkbox: turns single keys on or off.'],
    ['Escape', 'Closes the dialog.'],
  ],
  hooks: [['[data-component="ShortcutHelp"]', 'The list of keys.']],
  from: 'native',
  status: 'new',
}
