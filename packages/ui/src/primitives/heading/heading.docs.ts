import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The heading of a page, of a part of it, or of a panel.',
  keywords: ['title', 'headline', 'header text', 'typography', 'h1'],
  alternatives: [
    ['Sentences', 'Text'],
    ['A text with headings that an editor wrote', 'Prose page'],
  ],
  accessibility:
    'Screen reader users jump from heading to heading: one of level 1 per page, and no level skipped, whatever the size.',
  states: { default: 'Default', long: 'LongText', many: 'Sizes', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled'],
  keys: 'No key does anything: it takes the focus only from a script, and shows no ring then.',
  hooks: [['[data-component="Heading"]', 'The heading element.']],
  from: 'native',
  status: 'new',
}
