import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'What a search within the information pages found.',
  keywords: ['search results', 'result list'],
  alternatives: [
    ['Products that were found', 'ProductGrid'],
    ['Nothing was found', 'Page states'],
  ],
  advice: [
    [
      'Quote the sentence that contains the search terms.',
      'List bare titles: “Returns” appears on six pages.',
    ],
    ['Link to the section.', 'Link to the top of a long page.'],
  ],
  accessibility: 'An ordered list; each entry is a heading whose text links to the matching section.',
  states: { default: 'Default', many: 'Many', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'empty'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [['[data-component="FoundList"]', 'The list.']],
  from: 'native',
}
