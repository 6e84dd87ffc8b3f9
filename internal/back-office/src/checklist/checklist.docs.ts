import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The open tasks of a shop, each with a link to its page if the reader can do it.',
  keywords: ['onboarding', 'setup guide', 'todo list'],
  alternatives: [
    ['Steps that follow each other', 'a list of links'],
    ['Things to tick by hand', 'Checkbox'],
  ],
  accessibility: 'A named list, with links; whether a step is done is said in words.',
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
