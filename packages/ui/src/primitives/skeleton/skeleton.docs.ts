import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A placeholder of the shape of content that is loading.',
  keywords: ['placeholder', 'shimmer', 'loading'],
  alternatives: [
    ['Content whose shape is not known', 'LoadingIndicator'],
    ['Nothing to show', 'Page states'],
  ],
  accessibility:
    'Hidden from assistive technology; the region that loads is marked as busy. It does not move where motion is reduced.',
  states: { default: 'Line', loading: 'Picture' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Skeleton"]', 'The root.']],
  from: 'native',
}
