import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'An action or a link with a well-known icon, if there is no room for a label.',
  keywords: ['icon action', 'round button'],
  alternatives: [
    ['An action that needs a label', 'Button'],
    ['A drawing that cannot be pressed', 'Icon'],
  ],
  accessibility: 'Its label is its name and is required. At least 44 pixels, or 36 beside others.',
  states: { default: 'Default', disabled: 'Disabled' },
  without: ['empty', 'loading', 'error', 'long', 'many', 'rtl', 'phone'],
  keys: [
    ['Enter', 'Presses the button, or follows the link.'],
    ['Space', 'Presses the button; a link does not hear it.'],
  ],
  hooks: [['[data-component="IconButton"]', 'The root, a `<button>` or an `<a>`.']],
  from: 'native',
}
