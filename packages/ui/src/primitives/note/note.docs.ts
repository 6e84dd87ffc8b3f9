import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A message about this part of the page: positive, negative or neutral.',
  keywords: ['alert', 'banner', 'callout', 'inline message', 'notification', 'message bar'],
  alternatives: [
    ['News that goes away by itself', 'Toasts'],
    ['What is wrong with one field', 'TextField'],
    ['A whole page that failed', 'Page states'],
  ],
  accessibility:
    'Read in its place. What appears later is announced by `role`: "status" waits for a pause, "alert" interrupts. Its text says what its tone shows.',
  states: { default: 'Info', error: 'Critical', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'disabled', 'many', 'phone'],
  keys: [
    ['Enter', 'Follows the link or presses the button.'],
    ['Space', 'Presses the button.'],
  ],
  hooks: [
    ['[data-component="Note"]', 'The root.'],
    ['[data-tone]', 'On the root: `info`, `positive`, `caution` or `critical`.'],
  ],
  from: 'native',
}
