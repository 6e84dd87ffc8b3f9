import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'On the payment step, around the fields or the button of a payment provider whose script has to be loaded first.',
  keywords: ['credit card', 'card form'],
  alternatives: [
    ['A field whose value is ours', 'TextField'],
    ['A choice between ways to pay', 'RadioGroup'],
  ],
  advice: [
    [
      'Reserve the height of the provider’s fields while they load.',
      'Let the fields push the Pay button down under the buyer’s finger.',
    ],
    [
      'Say that nothing was charged if the provider didn’t load, and offer another try.',
      'Show the provider’s own error text: it is written for developers.',
    ],
  ],
  accessibility:
    'The card fields are one group. The host gives the provider the label of each field, for the field within its frame. Waiting is a status, a script that did not come is an alert, and an error stands below its field.',
  states: {
    default: 'Resolved',
    empty: 'Initial',
    loading: 'Pending',
    error: 'Rejected',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'many'],
  keys: [['Tab', 'Goes through the provider’s fields and to its button.']],
  hooks: [
    ['[data-component="PaymentFields"]', 'The root.'],
    ['[data-status]', 'On the root: `initial`, `pending`, `resolved` or `rejected`.'],
    ['[data-component="HostedField"]', 'A field of the provider’s with its label.'],
    ['[data-focused]', 'On the box of a field that has the focus.'],
    ['[data-invalid]', 'On the box of a field with an error.'],
    ['[data-part="Error"]', 'The error below a field.'],
  ],
  from: 'native',
}
