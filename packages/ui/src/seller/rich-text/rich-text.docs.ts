import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A longer text with a little structure: the description of a product.',
  alternatives: [
    ['Words alone', 'TextArea'],
    ['Showing such a text', 'the HTML that it holds'],
  ],
  accessibility:
    'A multi-line text box under its label. Its toolbar is one stop of Tab, before the text; arrows walk it. Ctrl+B, Ctrl+I, Ctrl+Z work; Tab leads on. It loads when it is first focused and keeps the focus.',
  states: {
    default: 'Default',
    empty: 'Empty',
    error: 'Refused',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'disabled', 'many'],
}
