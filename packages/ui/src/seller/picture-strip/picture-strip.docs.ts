import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'The pictures of a product: chosen, dropped or pasted, each with its words, in an order that counts.',
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
}
