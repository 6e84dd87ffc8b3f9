import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A preview that is longer than the screen, with a few choices and one button that accepts it.',
  keywords: ['toolbar', 'button group', 'sticky actions'],
  alternatives: [
    ['Unsaved changes of a page', 'SaveBar'],
    ['Selected rows of a table', 'BulkBar'],
  ],
  accessibility: 'A named region before what it is about. Elements that get the focus are scrolled below it.',
  states: {
    default: 'Default',
    empty: 'Nothing',
    error: 'Refused',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled', 'long', 'many'],
  keys: 'No keys of its own: its fields and its button are reached by Tab.',
  hooks: [['[data-component="ActionBar"]', 'The root.']],
  from: 'native',
  status: 'new',
}
