import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'In place of a page or list: nothing there yet, nothing found, gone, broken, or not for everybody.',
  alternatives: [
    ['A part of a page that failed', 'Note'],
    ['Something that is on its way', 'LoadingIndicator'],
  ],
  accessibility:
    'The heading is the page’s own, and says what happened; the way on is a link or button with its goal in its name.',
  states: {
    default: 'Cart',
    empty: 'Empty',
    error: 'ApplicationError',
    long: 'LongError',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled', 'many'],
}
