import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  use: 'What a search within the information pages found.',
  instead: [
    ['Products that were found', 'ProductGrid'],
    ['Nothing was found', 'Page states'],
  ],
  access: 'An ordered list; each entry is a heading whose text is the link to the very place.',
  states: { default: 'Default', many: 'Many', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'empty'],
}
