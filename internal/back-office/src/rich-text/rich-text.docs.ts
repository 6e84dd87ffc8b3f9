import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A longer text with a little structure: the description of a product.',
  keywords: ['wysiwyg', 'text editor', 'html editor'],
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
  keys: [
    [
      'Arrow Left, Arrow Right, Home, End',
      'In the toolbar: move between its buttons, which are one stop of Tab.',
    ],
    ['Ctrl+B, Ctrl+I', 'Strong, and emphasized.'],
    ['Ctrl+Z, Ctrl+Y', 'Undo, and redo; Ctrl+Shift+Z redoes too.'],
    ['Shift+Enter', 'A new line in the same paragraph.'],
    ['Ctrl+], Ctrl+[', 'A list item one level deeper, or back.'],
    ['Tab', 'Leaves the field.'],
  ],
  hooks: [
    ['[data-component="RichText"]', 'The root.'],
    ['[data-wrong]', 'On the box when there is an error.'],
  ],
  from: 'native',
  status: 'new',
}
