import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The days that figures or a list cover: a few usual lengths, or any first and last day.',
  keywords: ['date range picker', 'calendar', 'period'],
  alternatives: [['One of a few without dates', 'Select']],
  accessibility:
    'A group of buttons that say which is pressed. Other days are two native date fields; what is wrong with a day stands at it, is announced, and takes the focus there.',
  states: { default: 'Default', error: 'OtherDays', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'disabled', 'long', 'many'],
  keys: [
    ['Enter, Space', 'On a button: shows these days, or opens the two fields.'],
    ['Enter', 'In a field: shows the days that were typed.'],
  ],
  hooks: [['[data-component="DateRange"]', 'The root.']],
  from: 'native',
  status: 'new',
}
