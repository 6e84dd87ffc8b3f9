import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Text that an editor or a shop wrote: help, terms, the story of a workshop.',
  keywords: ['rich text', 'article', 'typography', 'content page'],
  alternatives: [
    ['A short text of the page itself', 'a paragraph'],
    ['A warning', 'Note'],
  ],
  advice: [
    [
      'Break the text with a heading every three or four paragraphs; headings answer questions.',
      'Use bold lines as headings: the table of contents can’t list them.',
    ],
    ['Keep lines between 45 and 75 characters.', 'Let the text run across a wide screen.'],
  ],
  accessibility:
    'An article under the page’s own heading; its contents are a named navigation. Links are underlined.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [['Enter', 'Follows a link, or jumps to a heading.']],
  hooks: [
    ['[data-component="Prose"]', 'The text.'],
    ['[data-component="ProsePage"]', 'The page.'],
    ['[data-level]', 'On an entry of the contents: the level of its heading.'],
  ],
  from: 'native',
}
