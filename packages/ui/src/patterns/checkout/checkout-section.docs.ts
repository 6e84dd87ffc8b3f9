import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'The steps of one page that are done one after the other, each folding to what was chosen.',
  keywords: ['wizard', 'stepper', 'steps', 'accordion', 'multi-step form'],
  alternatives: [
    ['Parts that open in any order', 'Collapsible'],
    ['Several pages', 'Breadcrumbs'],
  ],
  advice: [
    [
      'Fold a finished step to what was chosen, with “Change” next to it.',
      'Hide finished steps: buyers want to see the address that they pay for.',
    ],
    [
      'Keep the order address, delivery, payment: each needs the one before.',
      'Open all steps at once: errors of the third appear before the first is filled in.',
    ],
  ],
  accessibility:
    'A region named by its heading, which says its place, its title and whether it is done. A step that opens takes the focus to its heading, so that keys and screen readers go on from there; “Change” names the step that it opens.',
  states: {
    default: 'Open',
    empty: 'Waiting',
    long: 'LongText',
    many: 'Steps',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['loading', 'error', 'disabled'],
  keys: [['Enter, Space', 'On Change: opens the step; the focus goes to its heading.']],
  hooks: [
    ['[data-component="CheckoutSection"]', 'The root.'],
    ['[data-state]', 'On the root: `waiting`, `open` or `done`.'],
    ['[data-component="CheckoutHeading"]', 'The page’s heading.'],
  ],
  from: 'native',
}
