import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Login and registration. Works as a plain form before scripts load.',
  keywords: ['login', 'log in', 'sign in', 'sign up', 'registration'],
  alternatives: [
    ['Other questions to a user', 'Form'],
    ['The page around it', 'Layouts'],
  ],
  advice: [
    [
      'Keep the email address when the password was wrong, and put the focus into the password.',
      'Say whether the email or the password was wrong: that reveals who has an account.',
    ],
    [
      'Let people see and paste their password.',
      'Block pasting, or ask for everything twice: a password manager does better.',
    ],
  ],
  accessibility:
    'Fields carry the browser’s own names for passwords and addresses, so that a password manager fills them. A refusal is announced, and the focus goes to the field.',
  states: { default: 'Login', loading: 'Busy', error: 'Refused', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'disabled', 'long', 'many'],
  keys: [['Enter', 'In a field: sends the form.']],
  hooks: [['[data-component="AuthForm"]', 'The root.']],
  from: 'React Aria',
}
