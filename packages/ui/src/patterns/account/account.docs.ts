import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The panels of a user’s own pages: where they are logged in, where parcels go, and their picture.',
  alternatives: [
    ['A single message', 'Note'],
    ['The page around them', 'Layouts'],
  ],
  accessibility:
    'Each panel is a section under its heading. An address that was refused sends the focus to its first wrong field; a button that is busy says so.',
  states: {
    default: 'Sessions',
    empty: 'NewAddress',
    loading: 'SessionEnding',
    error: 'AddressRefused',
    many: 'Addresses',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'long'],
}
