import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A box around related content.',
  keywords: ['card', 'box', 'surface', 'section', 'container'],
  alternatives: [
    ['Space alone', 'Stack'],
    ['A message', 'Note'],
  ],
  advice: [
    [
      'Frame what is decided together: a form, a sum with its button.',
      'Frame products or put a panel into a panel: the frames compete with the pictures.',
    ],
    [
      'Start with a heading that names the content.',
      'Use a panel to make an ordinary paragraph look important: take a Note.',
    ],
  ],
  accessibility: 'No role of its own: with a heading inside it needs no name.',
  states: { default: 'Default' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No keys of its own: what stands in it keeps its keys.',
  hooks: [['[data-component="Panel"]', 'The root.']],
  from: 'native',
}
