import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Which days figures or a list are of: a few usual lengths, and any first and last day.',
  alternatives: [['One of a few without dates', 'Select']],
  accessibility:
    'A group of buttons that say which is pressed. Other days are two native date fields; what is wrong with a day stands at it, is announced, and takes the focus there.',
  states: { default: 'Default', error: 'OtherDays', phone: 'Phone', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'disabled', 'long', 'many'],
}
