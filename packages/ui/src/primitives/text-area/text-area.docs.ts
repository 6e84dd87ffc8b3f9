import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Several lines of text.',
  keywords: ['multiline', 'text box', 'comment field'],
  alternatives: [
    ['One line', 'TextField'],
    ['A password', 'PasswordField'],
  ],
  advice: [
    [
      'Let it start with the height of the expected answer; it grows with its text.',
      'Take a text area for one line: Enter then adds a line instead of sending the form.',
    ],
  ],
  accessibility:
    'Label, hint and error are linked to it; it grows with its text, so nothing is hidden at 200 %.',
  states: { default: 'Default', error: 'Invalid', disabled: 'Disabled', long: 'LongText' },
  without: ['empty', 'loading', 'many', 'rtl', 'phone'],
  keys: [
    ['Enter', 'A new line.'],
    ['Tab', 'Leaves the field.'],
  ],
  hooks: [
    ['[data-component="TextArea"]', 'The root.'],
    ['[data-part="Error"]', 'The error below the field.'],
  ],
  from: 'React Aria',
}
