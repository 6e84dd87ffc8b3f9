import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A form with several subjects, next to a preview for shoppers.',
  keywords: ['form layout', 'settings page'],
  alternatives: [
    ['A few fields', 'Form'],
    ['A form in steps', 'Stepper'],
  ],
  accessibility:
    'Each subject is a section under its heading. The preview is a named complement after the form; on narrow pages a button above the form opens it and says whether it is open.',
  states: {
    default: 'Default',
    empty: 'WithoutPreview',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled', 'many'],
  imports: ['FormPage', 'FormSection', 'FieldPair'],
  keys: [['Enter, Space', 'On the button of narrow pages: shows or hides the preview.']],
  hooks: [
    ['[data-component="FormPage"]', 'The root.'],
    ['[data-component="FormSection"]', 'A part under its heading.'],
    [
      '[data-fault]',
      'A part with a fault, but without an invalid field. `showFirstFault` leads to the first of both.',
    ],
  ],
  from: 'native',
  status: 'new',
}
