import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A part of a page that opens in place.',
  keywords: ['accordion', 'disclosure', 'expander', 'details', 'show more'],
  alternatives: [
    ['Actions behind a button', 'Menu'],
    ['Content that everyone must see', 'a heading'],
  ],
  advice: [
    [
      'Name what is inside: “Care and washing”.',
      'Label the trigger “More” or “Details”: readers can’t decide whether to open it.',
    ],
    [
      'Fold what a few readers need.',
      'Fold prices, delivery dates or errors: what decides a purchase stays open.',
    ],
  ],
  accessibility:
    'The trigger says whether its part is open, and which part that is. A closed part is hidden from everyone.',
  states: { default: 'Closed', long: 'LongText' },
  without: ['empty', 'loading', 'error', 'disabled', 'many', 'rtl', 'phone'],
  imports: ['Collapsible', 'CollapsibleTrigger', 'CollapsibleContent'],
  keys: [['Enter, Space', 'On the trigger: opens or closes the part.']],
  hooks: [
    ['[data-component="Collapsible"]', 'The root.'],
    ['[data-state="open"]', 'On root, trigger and content while it is open.'],
    ['[data-state="closed"]', 'On root, trigger and content while it is closed.'],
  ],
  from: 'native',
}
