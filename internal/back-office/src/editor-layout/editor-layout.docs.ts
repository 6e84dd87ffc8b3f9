import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A page with many fields: content on the left, rarely changed fields next to it.',
  keywords: ['two columns', 'edit page', 'form layout'],
  alternatives: [['A short form', 'Form']],
  accessibility:
    'Each section is a region named by its heading of the second level. On a phone the second column follows the first.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  imports: ['EditorLayout', 'EditorSection', 'EditorRow'],
  keys: 'No keys of its own: Tab goes through the main column, then through the second one.',
  hooks: [
    ['[data-component="EditorLayout"]', 'The two columns.'],
    ['[data-component="EditorSection"]', 'A part under its heading.'],
    ['[data-component="EditorRow"]', 'Short fields side by side.'],
    ['[data-component="TitleCell"]', 'A picture with its name.'],
    ['[data-component="SearchResult"]', 'The page as a search engine shows it.'],
  ],
  from: 'native',
  status: 'new',
}
