import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A product’s pictures: one large, thumbnails of all, and a viewer that zooms.',
  keywords: ['carousel', 'slider', 'slideshow', 'image viewer', 'lightbox', 'zoom'],
  alternatives: [
    ['One picture', 'Picture'],
    ['Pictures of several products', 'ProductGrid'],
  ],
  advice: [
    [
      'Start with the whole product, then details, then one next to something of known size.',
      'Start with a scene in which the product has to be found.',
    ],
    [
      'Let the shopper change pictures.',
      'Let them change by themselves: the one being looked at disappears.',
    ],
  ],
  accessibility:
    'The large pictures are one stop for the Tab key; arrows go from picture to picture. The viewer is a modal dialog that names the picture and how many there are.',
  states: { default: 'Default', empty: 'Empty', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
  keys: [
    ['Tab', 'Goes through the thumbnails, then to the picture that is shown.'],
    ['Enter', 'On a thumbnail: shows its picture.'],
    [
      'Arrow Left, Arrow Right',
      'The previous or the next picture; mirrored where text runs from right to left.',
    ],
    ['Enter', 'On a picture: opens the viewer.'],
    ['+ and -', 'In the viewer: closer, and whole again.'],
    ['Arrow keys', 'In the viewer, zoomed: move over the picture.'],
    ['Escape', 'Closes the viewer; the last picture stays in front.'],
  ],
  hooks: [
    ['[data-component="Gallery"]', 'The root.'],
    ['[data-many]', 'On the root when there are several pictures.'],
    ['[data-part="Track"]', 'The row of large pictures.'],
    ['[data-part="Enlarge"]', 'The link around a large picture.'],
    ['[data-component="PictureViewer"]', 'The viewer.'],
    ['[data-part="Large"]', 'The row of pictures in the viewer.'],
    ['[data-state="zoomed"]', 'On a picture of the viewer while it is enlarged.'],
  ],
  from: 'native',
}
