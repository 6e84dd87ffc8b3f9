import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The top of every page of the seller area.',
  keywords: ['page header', 'title bar', 'heading'],
  alternatives: [
    ['A part of a page', 'Panel'],
    ['The shop’s own pages', 'Breadcrumbs'],
  ],
  accessibility: 'It holds the page’s one h1. The way back is a link with the name of where it leads.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'On the way back: follows the link.']],
  hooks: [['[data-component="PageHead"]', 'The root.']],
  from: 'native',
  status: 'new',
}
