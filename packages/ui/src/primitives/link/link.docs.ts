import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A link to another page, in a text or on its own.',
  keywords: ['anchor', 'hyperlink', 'text link'],
  alternatives: [
    ['An action', 'Button'],
    ['A whole card that leads somewhere', 'ProductCard'],
  ],
  accessibility:
    'Underlined in texts, so that it does not depend on colour. Its text makes sense without its surroundings.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: [['Enter', 'Follows the link.']],
  hooks: [['[data-component="Link"]', 'The root.']],
  from: 'native',
}
