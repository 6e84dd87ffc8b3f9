import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'Where parcels go: the addresses of an account, with one form at a time.',
  alternatives: [
    ['Choosing one while paying', 'AddressChoice'],
    ['Name, picture and data', 'Profile'],
  ],
  parts: ['Account', 'Form', 'Page states'],
  advice: [
    ['Buttons say whose address they change.', 'Three buttons that are all called Edit.'],
    ['Postal code and region ask for what the country has.', 'Fields that one country alone can fill in.'],
  ],
  accessibility:
    'Every button carries the name and the street of its address. The form is a region with a heading, and the address that was refused is said at its field.',
  keys: [
    [
      'Tab',
      'After the account’s pages: of each address Edit, Make default where it is not, and Delete; then Add an address.',
    ],
    [
      'Enter on Edit or Add',
      'Opens the form with the focus on the full name. Tab goes through it to Save address and Cancel.',
    ],
    ['Enter in the form', 'Saves it. What is missing is said, and the first such field has the focus.'],
    [
      'Enter on Delete, Make default or Cancel',
      'The cards are drawn again. Where the focus goes is for the host to say.',
    ],
  ],
}
