import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A yes or no, or several choices out of many.',
  keywords: ['tick', 'check box', 'boolean', 'toggle'],
  alternatives: [
    ['One choice out of many', 'RadioGroup'],
    ['An action that takes effect at once', 'Button'],
  ],
  accessibility:
    'The native control, so that it follows a form’s reset. The third state is announced as "mixed". Its label can be pressed too.',
  states: { default: 'Off', disabled: 'Disabled', long: 'LongText', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'many', 'phone'],
  keys: [['Space', 'Checks or unchecks it.']],
  hooks: [['[data-component="Checkbox"]', 'The root, a `<label>` around the box.']],
  from: 'native',
}
