import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Something happens. With an href it is a link that looks like a button.',
  alternatives: [
    ['Going somewhere in a text', 'Link'],
    ['Only an icon', 'IconButton'],
    ['Several deeds behind one', 'Menu'],
  ],
  accessibility:
    'A busy button keeps its focus and its name, says that it is busy, and ignores presses. One strong button to a region.',
  states: { default: 'Default', loading: 'Busy', disabled: 'Disabled', long: 'LongText' },
  without: ['empty', 'error', 'many', 'rtl', 'phone'],
}
