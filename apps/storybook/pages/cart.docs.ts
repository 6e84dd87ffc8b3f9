import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'What somebody wants to buy, by the shops that send it, with what of it is bought now.',
  alternatives: [
    ['What is liked and not yet wanted', 'SavedLines'],
    ['Changes to be looked at before paying', 'CartReview'],
  ],
  parts: ['SelectAllBar', 'CartGroup', 'CartLine', 'CartSummary', 'SavedLines'],
  advice: [
    ['One group for each shop: each sends its own parcel.', 'One list, and the parcels come as a surprise.'],
    [
      'When the last piece was kept, say so in the line itself.',
      'A quantity that has changed without a word.',
    ],
  ],
  accessibility:
    'Each shop is a region named by it, the summary and the saved things are regions of their own. How many are selected is a status: each change is heard, “3 of 5 selected”. What the shop has changed about a line is a status within it.',
  keys: [
    [
      'Tab',
      'After the header: Select all; then for each shop its box and its link; then for each line its box, its link, the quantity, Save for later, and Remove.',
    ],
    ['Space on a box', 'Selects or deselects a line, a shop, or all; the focus stays, the status is heard.'],
    ['Up, Down on a quantity', 'One more, one less. Digits and Enter say how many.'],
    ['Enter on Remove', 'The line goes. The host puts the focus on the line that follows.'],
  ],
}
