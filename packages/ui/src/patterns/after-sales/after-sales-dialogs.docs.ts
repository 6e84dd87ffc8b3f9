import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The questions that are short enough to be asked over an order: cancel, ask for a decision, say that a return is on its way.',
  keywords: ['cancel order', 'modal'],
  alternatives: [
    ['A return or a report, with pictures', 'a page with LineChoice'],
    ['A yes or no', 'Dialog'],
  ],
  advice: [
    [
      'Say what the refund will be before the request is sent, and update it with each choice.',
      'Show the amount only on the next page: it is the reason why people hesitate.',
    ],
    [
      'Name the act on the button: “Cancel 2 items”.',
      'Label the buttons “OK” and “Cancel” in a dialog that cancels an order.',
    ],
  ],
  accessibility:
    'Modal dialogs under their title. The focus starts at the first control and goes back to what opened them; Escape closes them, but not while their call is under way. What a choice changes about the refund is announced.',
  states: {
    default: 'Cancel',
    loading: 'Busy',
    error: 'Failed',
    empty: 'NothingLeft',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'many'],
  keys: [
    ['Tab, Shift+Tab', 'Goes through the controls inside, round and round.'],
    ['Escape', 'Closes the dialog, but not while it is sent.'],
  ],
  hooks: [['[data-component="Dialog"]', 'The panel.']],
  from: 'native',
}
