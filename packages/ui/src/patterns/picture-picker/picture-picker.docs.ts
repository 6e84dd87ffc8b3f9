import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Up to five pictures for a text: a review, a return or a claim.',
  keywords: ['image upload', 'file upload', 'attachments'],
  alternatives: [
    ['The picture of a person', 'Account'],
    ['Pictures to look at', 'Gallery'],
  ],
  advice: [
    [
      'Say before choosing how many pictures fit and of which kinds.',
      'Refuse a file after the upload for a reason that was known before.',
    ],
    [
      'Keep the other pictures and the text if one upload fails.',
      'Clear the form because one file is too large.',
    ],
  ],
  accessibility:
    'A group under its label. The button opens the browser’s dialog; each picture has a button that removes it and, when it failed, one that uploads it again. What was added is announced, what failed interrupts.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Uploading',
    error: 'Failed',
    many: 'Full',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'long'],
  keys: [
    ['Enter, Space', 'On the button: opens the browser’s file dialog.'],
    ['Ctrl+V', 'Anywhere in the form: adds the pictures of the clipboard.'],
  ],
  hooks: [
    ['[data-component="PicturePicker"]', 'The root.'],
    ['[data-state="over"]', 'On the box while files are dragged over it.'],
    ['[data-part="add"]', 'The button that adds pictures.'],
  ],
  from: 'native',
}
