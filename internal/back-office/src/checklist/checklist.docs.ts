import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'What a new shop still has to do, each step a link to where it is done.',
  alternatives: [
    ['Steps that follow each other', 'a list of links'],
    ['Things to tick by hand', 'Checkbox'],
  ],
  accessibility: 'A named list of links; whether a step is done is said in words.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'Follows the link of a step.']],
  hooks: [
    ['[data-component="Checklist"]', 'The root.'],
    ['[data-done]', 'On a step that is done.'],
  ],
  from: 'native',
  status: 'new',
}
