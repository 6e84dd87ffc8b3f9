import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'One day, or a day and a time.',
  keywords: ['date picker', 'calendar', 'date input', 'date field'],
  alternatives: [['Any other text', 'TextField']],
  accessibility: 'The browser’s own field under its label; hint and error describe it.',
  states: {
    default: 'Default',
    empty: 'Empty',
    error: 'Refused',
    disabled: 'Disabled',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'long', 'many'],
  keys: [['Arrow Up, Arrow Down', 'Change the part of the date that has the focus.']],
  hooks: [
    ['[data-component="DayField"]', 'The root.'],
    ['[data-part="Error"]', 'The error below the field.'],
  ],
  from: 'native',
  status: 'new',
}
