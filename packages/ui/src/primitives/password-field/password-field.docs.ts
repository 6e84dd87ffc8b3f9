import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A password with a button that shows it, and at registration with its strength.',
  keywords: ['password input', 'reveal password', 'strength meter'],
  alternatives: [
    ['Any other text', 'TextField'],
    ['The whole log-in form', 'Auth'],
  ],
  advice: [
    [
      'Say the rule before typing starts: “At least 8 characters”.',
      'Show the rules one after the other, each as an error.',
    ],
    [
      'Set `autoComplete`, so that a password manager fills in or suggests the password.',
      'Ask for the password twice: the button shows what was typed.',
    ],
  ],
  accessibility:
    'The button says what it will do. The strength is announced politely as text, its bar is decoration. Pasting always works.',
  states: {
    default: 'Default',
    empty: 'StrengthEmpty',
    error: 'Invalid',
    disabled: 'Disabled',
    long: 'LongText',
  },
  without: ['loading', 'many', 'rtl', 'phone'],
  keys: [
    ['Tab', 'Goes from the field to the button that shows the password.'],
    ['Enter, Space', 'On that button: shows or hides the password.'],
  ],
  hooks: [
    ['[data-component="PasswordField"]', 'The root.'],
    ['[data-part="Strength"]', 'The line that says how strong the password is.'],
    ['[data-part="Error"]', 'The error below the field.'],
  ],
  from: 'React Aria',
}
