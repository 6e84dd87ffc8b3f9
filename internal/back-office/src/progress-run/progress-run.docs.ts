import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A run over many records: an import, a bulk change, an export.',
  keywords: ['background job', 'import progress', 'task progress'],
  alternatives: [
    ['One upload', 'Progress'],
    ['A wait of a moment', 'LoadingIndicator'],
  ],
  accessibility: 'The native progress element, named, with its figures beside it in words.',
  states: { default: 'Default', loading: 'Unknown', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'error', 'disabled', 'many'],
  keys: 'No keys of its own: a button or a link below it is reached by Tab.',
  hooks: [['[data-component="ProgressRun"]', 'The root.']],
  from: 'native',
  status: 'new',
}
