import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A page that is changed in several places and saved at once.',
  keywords: ['contextual save bar', 'unsaved changes', 'sticky footer'],
  alternatives: [
    ['One short form', 'Form'],
    ['A single value', 'EditCell'],
  ],
  accessibility:
    'How many changes wait is announced. Ctrl or Command with S saves. The bar is a named region after the page’s fields and never takes the focus.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Saving',
    error: 'Refused',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'long', 'many'],
  keys: [
    ['Ctrl+S, Command+S', 'Saves, wherever the focus is, while there are changes.'],
    ['Enter, Space', 'On a button: discards or saves.'],
  ],
  hooks: [['[data-component="SaveBar"]', 'The root.']],
  from: 'native',
  status: 'new',
}
