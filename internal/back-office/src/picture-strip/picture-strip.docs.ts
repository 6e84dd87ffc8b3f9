import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage:
    'The pictures of a product: chosen, dropped or pasted, each with its text, in an order that matters.',
  keywords: ['image list', 'reorder', 'thumbnails', 'media gallery'],
  alternatives: [['A few pictures that go with a text', 'PicturePicker']],
  accessibility:
    'A group with an ordered list. Each picture has a field for what it shows, a Move menu and a button that removes it; Alt with an arrow moves it. Progress is a progress bar; what failed is an alert with a way to try again.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Uploading',
    error: 'Refused',
    long: 'LongText',
    many: 'Many',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['disabled'],
  keys: [
    ['Alt+Arrow Up, Alt+Arrow Down', 'Move the picture one place forward or back.'],
    ['Enter, Space', 'On a button: adds, moves, removes, or tries again.'],
    ['Ctrl+V', 'Anywhere in the form: adds the pictures of the clipboard.'],
  ],
  hooks: [
    ['[data-component="PictureStrip"]', 'The root.'],
    ['[data-state="over"]', 'On the box while files are dragged over it.'],
    ['[data-picture]', 'On a picture: its id.'],
    ['[data-part="add"]', 'The button that adds pictures.'],
    ['[data-dragged]', 'On a picture while it is dragged.'],
    ['[data-edge]', 'On a picture while another would land there: the edge.'],
  ],
  from: 'native',
  status: 'new',
}
