import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A link to another page, in a text or on its own.',
  alternatives: [
    ['Something happens', 'Button'],
    ['A card as a whole', 'ProductCard'],
  ],
  accessibility:
    'Underlined in texts, so that it does not depend on colour. Its text makes sense without its surroundings.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
