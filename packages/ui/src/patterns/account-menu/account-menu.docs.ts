import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The session in the header: a log-in link for guests, a menu for users, and a placeholder of the same size until the session is known.',
  keywords: ['user menu', 'profile menu', 'session'],
  alternatives: [
    ['A choice among values', 'Select'],
    ['Other actions behind a button', 'Menu'],
  ],
  advice: [
    [
      'Show the user’s name on the button and the pages of the account in the menu.',
      'Show a generic “Account” to a user: on a shared computer the name says whose it is.',
    ],
    [
      'Draw the placeholder until the session is known.',
      'Show “Log in” first and swap it for the name: the header jumps and the wrong link gets the click.',
    ],
  ],
  accessibility:
    'The button is named after its user and says that it opens a menu. Arrow keys move in it, typed letters jump, Escape returns the focus. A guest gets a link, which needs no script.',
  states: {
    default: 'SignedIn',
    empty: 'Guest',
    loading: 'Unknown',
    long: 'LongName',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['error', 'disabled', 'many'],
  keys: [
    ['Enter, Space, Arrow Down', 'On the button: opens the menu at its first item.'],
    ['Arrow Up', 'On the button: opens it at its last item.'],
    ['Arrow Up, Arrow Down, Home, End', 'Move between the items.'],
    ['Letters', 'The next item that begins with what is typed.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
  ],
  hooks: [
    ['[data-component="AccountMenu"]', 'The link, the button or the placeholder.'],
    ['[data-state="loading"]', 'On the placeholder while the session is not known.'],
    ['[data-state="open"]', 'On the button while the menu is open.'],
  ],
  from: 'native',
}
