import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The shape of what is on its way.',
  alternatives: [
    ['A shape that is not known', 'LoadingIndicator'],
    ['Nothing is there', 'Page states'],
  ],
  accessibility:
    'Hidden from assistive technology; the region that loads says that it is busy. Still where motion is reduced.',
  states: { default: 'Line', loading: 'Picture' },
  without: ['empty', 'error', 'disabled', 'long', 'many', 'rtl', 'phone'],
}
