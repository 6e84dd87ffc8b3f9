import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'An icon beside text, or the logo.',
  alternatives: [
    ['A sign that can be pressed', 'IconButton'],
    ['A face', 'Avatar'],
  ],
  accessibility: 'Always hidden from assistive technology: the text beside it is read.',
  states: { default: 'Sizes' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
