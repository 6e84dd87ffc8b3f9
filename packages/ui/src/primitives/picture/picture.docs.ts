import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A photograph in a box of fixed shape, so that nothing moves when it loads.',
  keywords: ['image', 'img', 'photo', 'media', 'thumbnail'],
  alternatives: [
    ['A person or a shop', 'Avatar'],
    ['Several pictures of one product', 'Gallery'],
  ],
  advice: [
    [
      'Describe what the picture adds: “Cove mug with a lagoon glaze, seen from the front”.',
      'Repeat the name that is next to it: mark the picture as decorative instead.',
    ],
    [
      'Set `sizes` to the real width on screen, and `priority` for the first pictures only.',
      'Give all pictures priority: then none has it.',
    ],
  ],
  accessibility:
    'Alternative text is required, or the mark that it is decoration. A picture that fails shows its text in the box.',
  states: { default: 'Default', empty: 'Missing', loading: 'Placeholder', error: 'Failed' },
  without: ['disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [
    ['[data-component="Picture"]', 'The root.'],
    ['[data-state="shown"]', 'On the root while there is a file.'],
    ['[data-state="missing"]', 'On the root when there is none, or it failed.'],
    ['[data-part="Image"]', 'The `<img>`.'],
  ],
  from: 'native',
}
