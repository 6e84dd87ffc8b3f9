import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'Something to do here: add, save, pay. With an href it leads to another page and still looks like a button.',
  keywords: ['cta', 'action', 'submit'],
  alternatives: [
    ['A link in a text', 'Link'],
    ['Only an icon', 'IconButton'],
    ['Several actions behind one button', 'Menu'],
  ],
  accessibility:
    'A busy button keeps its focus and its name, says that it is busy, and ignores presses. One strong button per region.',
  states: { default: 'Default', loading: 'Busy', disabled: 'Disabled', long: 'LongText' },
  without: ['empty', 'error', 'many', 'rtl', 'phone'],
  keys: [
    ['Enter', 'Presses the button, or follows the link.'],
    ['Space', 'Presses the button; a link does not hear it.'],
  ],
  hooks: [['[data-component="Button"]', 'The root, a `<button>` or an `<a>`.']],
  from: 'native',
}
