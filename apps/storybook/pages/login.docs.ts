import type { PageDocs } from './page-docs.ts'

export const docs: PageDocs = {
  usage: 'Logging in and making an account, with nothing beside it that leads away.',
  alternatives: [
    ['The forms within a page of your own', 'Auth'],
    ['What an account’s owner changes later', 'Profile'],
  ],
  parts: ['Auth', 'PasswordField', 'Layouts'],
  isAlone: true,
  advice: [
    ['Say what is wrong at the field that it is about.', 'One red line above all of them.'],
    ['Passwords may be pasted and shown.', 'A second field to type the password again.'],
  ],
  accessibility:
    'A header with the logo, and one form, named by the page’s heading. What stands above it, such as an account that is not active yet, is a status. Errors belong to their fields: they are read with them.',
  keys: [
    [
      'Tab',
      'The logo, the email, the way to a new password, the password, the eye, Log in, the way to a new account. To a new account: the name has the focus as the page opens.',
    ],
    ['Enter in a field', 'Sends the form. What is missing is said, and the first such field has the focus.'],
    ['Enter on the eye', 'Shows the password; the button is now called Hide password.'],
  ],
}
