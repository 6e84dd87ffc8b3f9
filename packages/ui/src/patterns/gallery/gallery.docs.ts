import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A product’s pictures: one large, thumbnails of all, and a viewer that zooms.',
  alternatives: [
    ['One picture', 'Picture'],
    ['Pictures of several products', 'ProductGrid'],
  ],
  accessibility:
    'One stop for the Tab key; arrows go from picture to picture. The viewer is a modal dialog that names the picture and how many there are.',
  states: { default: 'Default', empty: 'Empty', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
}
