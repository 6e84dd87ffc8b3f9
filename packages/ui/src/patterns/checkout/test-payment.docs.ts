import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Payments if only the test provider is configured: a demo, or a developer’s machine.',
  keywords: ['mock payment', 'sandbox'],
  alternatives: [
    ['A message alone', 'Note'],
    ['A choice of real methods', 'RadioGroup'],
  ],
  advice: [
    [
      'Show the warning above the first card, in words.',
      'Make it look like a real payment: a shopper may type a real card number.',
    ],
    [
      'Name what each card does: “Asks for a second step”.',
      'List bare numbers that only a developer can look up.',
    ],
  ],
  accessibility:
    'The warning comes first, before anything that can be pressed. The cards are toggle buttons in a named group; each says what it does and its number. The second step is a region whose heading takes the focus.',
  states: {
    default: 'Default',
    empty: 'NothingChosen',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'many'],
  keys: [['Enter, Space', 'On a card: chooses it.']],
  hooks: [
    ['[data-component="TestPayment"]', 'The root.'],
    ['[data-component="TestCards"]', 'The group of cards.'],
    ['[data-component="PaymentQuestion"]', 'The second step that some cards ask for.'],
  ],
  from: 'native',
}
