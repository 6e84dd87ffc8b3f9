import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'Name and picture of an account, and what happens to the data about its owner.',
  alternatives: [
    ['Where parcels go', 'Addresses'],
    ['Logging in', 'Login'],
  ],
  parts: ['Account', 'Form', 'TextField', 'Note'],
  advice: [['What cannot be undone stands last, in a part of its own.', 'Deleting the account beside Save.']],
  accessibility:
    'Profile, data and deletion are regions with headings. A picture that was refused is an alert, and the button that chooses another is described by it.',
  keys: [
    [
      'Tab',
      'After the account’s pages: the picture, the name, Save; then Download my data; then Delete my account.',
    ],
    ['Enter in the name', 'Saves the form; the focus stays.'],
  ],
}
