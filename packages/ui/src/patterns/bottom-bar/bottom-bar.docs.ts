import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A phone page with one main action, such as adding to the cart, that stays within reach.',
  keywords: ['sticky bar', 'app bar', 'sticky footer', 'buy bar'],
  alternatives: [
    ['Screens from 900 px', 'Button'],
    ['News that goes away by itself', 'Toasts'],
  ],
  advice: [
    [
      'Keep one action in it, with the price that it leads to.',
      'Add a second button: on 390 pixels both names get cut.',
    ],
    [
      'Show it once the page’s own button has scrolled away.',
      'Show both at the same time, or lay a cookie notice over it.',
    ],
  ],
  accessibility: 'A named region at the end of the page, after its content. It never takes the focus.',
  states: { default: 'Phone', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: 'No keys of its own: its one button is reached by Tab after all of the page.',
  hooks: [
    ['[data-component="BottomBar"]', 'The root.'],
    ['[data-wordy]', 'On the root when the words take the free width.'],
  ],
  from: 'native',
}
