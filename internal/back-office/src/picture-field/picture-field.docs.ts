import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A field that holds one picture: a logo, a banner, a portrait.',
  keywords: ['image upload', 'avatar upload', 'cropper'],
  alternatives: [
    ['Several pictures for a text', 'PicturePicker'],
    ['A person’s own picture', 'Account'],
  ],
  accessibility:
    'A group under its label with one button that opens the browser’s chooser and one that takes the picture away. A file can also be dropped on it. What is wrong is announced and describes the button; after a removal the focus is on choosing.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Busy',
    error: 'Refused',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled', 'many'],
  keys: [['Enter, Space', 'On a button: opens the browser’s file dialog, or removes the picture.']],
  hooks: [['[data-component="PictureField"]', 'The root.']],
  from: 'native',
  status: 'new',
}
