import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'In place of a page or list: nothing there yet, nothing found, gone, broken, or not allowed.',
  keywords: ['empty state', 'blank slate', 'error page', '404', 'not found'],
  alternatives: [
    ['A part of a page that failed', 'Note'],
    ['Something that is on its way', 'LoadingIndicator'],
  ],
  advice: [
    ['Say what will appear here and offer one way on.', 'Write “No data”: it sounds like a fault.'],
    [
      'Keep the filters in sight if nothing was found, with “Clear all”.',
      'Blame the reader: “Your search is invalid.”',
    ],
  ],
  accessibility:
    'The page’s heading says what happened; the next step is a link or button that names where it leads.',
  states: {
    default: 'Cart',
    empty: 'Empty',
    error: 'ApplicationError',
    long: 'LongError',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled', 'many'],
  keys: [['Enter, Space', 'On the button: tries again. A link hears Enter alone.']],
  hooks: [
    ['[data-component="EmptyState"]', 'The root.'],
    ['[data-component="AppError"]', 'The root of the page for errors.'],
    ['[data-part="Message"]', 'The response’s status and its words, if there are any.'],
  ],
  from: 'native',
}
