import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'An icon next to text, or the logo.',
  keywords: ['glyph', 'symbol', 'pictogram', 'svg'],
  alternatives: [
    ['A drawing that can be pressed', 'IconButton'],
    ['A person or a shop', 'Avatar'],
  ],
  accessibility: 'Always hidden from assistive technology: the text beside it is read.',
  states: { default: 'Sizes' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  imports: ['Icon', 'Star', 'Mark', 'Logo'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Logo"]', 'The root of the logo.']],
  from: 'native',
}
