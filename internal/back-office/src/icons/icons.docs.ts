import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  imports: ['OrdersIcon'],
  usage: 'An icon next to a label or in a named control of the seller area.',
  keywords: ['glyph', 'icon set'],
  alternatives: [
    ['Drawings of the shop', 'Icon'],
    ['A control that is only a drawing', 'IconButton'],
  ],
  accessibility: 'A drawing says nothing itself: the word beside it or the name of its control does.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: 'None: it is the drawing alone, sized and colored by the words around it.',
  from: 'native',
  status: 'new',
}
