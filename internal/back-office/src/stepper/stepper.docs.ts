import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A form in three to six parts, of which any can be opened at any time.',
  keywords: ['wizard', 'steps', 'progress indicator', 'multi-step form'],
  alternatives: [
    ['Parts that can stand below each other', 'FormPage'],
    ['Work that goes on by itself', 'ProgressRun'],
  ],
  accessibility:
    'A named navigation with an ordered list of buttons. The open one is the current step, and those that are done say so.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [['Enter, Space', 'On a step: opens it.']],
  hooks: [
    ['[data-component="Stepper"]', 'The root.'],
    ['[data-done]', 'On the number of a step that is done.'],
  ],
  from: 'native',
  status: 'new',
}
