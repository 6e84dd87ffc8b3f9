import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A setting that takes effect as soon as it is pressed.',
  keywords: ['toggle', 'toggle switch', 'on off', 'lightswitch'],
  alternatives: [
    ['A yes or no that is sent with a form', 'Checkbox'],
    ['One value out of two', 'SegmentedControl'],
    ['An action', 'Button'],
  ],
  accessibility:
    'The native checkbox as a switch: “on” and “off” are announced. The label names the setting and stays the same; the description is announced after it.',
  states: {
    default: 'Off',
    loading: 'Busy',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'error', 'many'],
  keys: [['Space', 'Turns it on or off.']],
  hooks: [['[data-component="Switch"]', 'The root, a `<label>` around the control.']],
  from: 'native',
  status: 'new',
}
