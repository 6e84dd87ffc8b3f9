import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'An icon next to text, or the logo.',
  keywords: ['glyph', 'symbol', 'pictogram', 'svg'],
  alternatives: [
    ['A drawing that can be pressed', 'IconButton'],
    ['A person or a shop', 'Avatar'],
  ],
  advice: [
    [
      'Put an icon before a word that says the same.',
      'Let an icon alone carry a meaning: only a handful, such as the X, are understood without a word.',
    ],
    [
      'Use the sizes of the scale; the icon takes the color of its text.',
      'Color single icons to decorate a list: color means a state.',
    ],
  ],
  accessibility: 'Always hidden from assistive technology: the text beside it is read.',
  states: { default: 'Sizes' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  imports: ['Icon', 'Star', 'Mark', 'Logo'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Logo"]', 'The root of the logo.']],
  from: 'native',
}
