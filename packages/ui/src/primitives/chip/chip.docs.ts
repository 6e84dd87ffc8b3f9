import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'One of a row of short choices, or something applied that can be removed.',
  keywords: ['pill', 'tag', 'token', 'removable filter'],
  alternatives: [
    ['A label that cannot be pressed', 'Badge'],
    ['A choice in a form', 'Checkbox'],
  ],
  advice: [
    [
      'Keep a label to one to three words; the row wraps.',
      'Use a chip for the main action of a page: take a Button.',
    ],
  ],
  accessibility:
    'A link or a button by what it does; its name says what it removes. The current one of a row is marked as current.',
  states: { default: 'Default', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [['[data-component="Chip"]', 'The root.']],
  from: 'native',
}
