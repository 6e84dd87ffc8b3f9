import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'Bringing files from the computer: a catalog, pictures.',
  keywords: ['file upload', 'dropzone', 'drag and drop', 'uploader'],
  alternatives: [
    ['A person’s own picture', 'Account'],
    ['Pictures of a review', 'PicturePicker'],
  ],
  accessibility:
    'A native file field with a large label; dropping and pasting are shortcuts for it. A refusal is announced.',
  states: {
    default: 'Default',
    error: 'Refused',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'loading', 'many'],
  keys: [
    ['Enter, Space', 'On the field: opens the browser’s file dialog.'],
    ['Ctrl+V', 'On the field: takes the files of the clipboard.'],
  ],
  hooks: [['[data-component="FileDrop"]', 'The root.']],
  from: 'native',
  status: 'new',
}
