import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing one of the addresses that a user has, or giving another one in place.',
  keywords: ['address book', 'radio cards', 'saved addresses'],
  alternatives: [
    ['Addresses that are edited and deleted', 'Account'],
    ['A choice with little to read', 'RadioGroup'],
  ],
  advice: [
    [
      'Preselect the default address and show its full text.',
      'Show only a nickname such as “Home”: a typo in the street stays unseen.',
    ],
    [
      'Open the form in place for another address.',
      'Lead to the address book and back: the checkout’s state is easily lost.',
    ],
  ],
  accessibility:
    'Native radio buttons in a named group: one stop for Tab, arrows select. “Another address” is the last of them and opens the form below it.',
  states: {
    default: 'Default',
    empty: 'EmptyBook',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled'],
  keys: [['Arrow keys', 'Choose the next or the previous address.']],
  hooks: [
    ['[data-component="AddressChoice"]', 'The root.'],
    ['[data-component="AddressResult"]', 'The chosen address, once the step is done.'],
  ],
  from: 'native',
}
