import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The country that prices and days of shipping are for. At a product’s prices, in the cart and in the footer.',
  keywords: ['ship to', 'country picker', 'country selector', 'destination', 'delivery location'],
  alternatives: [
    ['The country of an address', 'Account'],
    ['Another choice among many', 'Combobox'],
  ],
  advice: [
    [
      'Show new prices and days in place after a choice.',
      'Lead to another page, or lose what was typed or selected.',
    ],
    ['Place it right above the prices and days that depend on it.', 'Give it a place in the header.'],
  ],
  accessibility:
    'A button that names the country. It opens a panel with a field in which a country is found by its name; the number of matches is announced. Without scripts it is a form that opens a page.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone', loading: 'Loading' },
  without: ['empty', 'error', 'disabled', 'many'],
  keys: [
    ['Enter, Space', 'Opens the panel, with the focus in its field.'],
    ['Arrow Down, Arrow Up', 'In the field: walk through the countries.'],
    ['Enter', 'In the field: chooses the country that was walked to.'],
    ['Escape', 'Closes the panel; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-component="DeliverTo"]', 'The form around the button.'],
    ['[data-component="Combobox"]', 'The field in the panel.'],
  ],
  from: 'native',
  status: 'new',
}
