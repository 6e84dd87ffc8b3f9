import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'The ways to look at one list that are used again and again, with how much is in each.',
  keywords: ['tabs', 'saved views', 'segmented control'],
  alternatives: [
    ['Choices that are combined', 'FilterBar'],
    ['Different pages', 'SideNav'],
  ],
  accessibility:
    'Links in a navigation of its own; the one that is shown is marked as the current page. A saved view has a menu beside it; a name that is refused is told at its field.',
  states: { default: 'Default', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  keys: [
    ['Enter', 'Follows the link of a view.'],
    ['Enter, Space', 'On a button: opens its menu, or saves the view.'],
    ['Escape', 'Closes the menu or the dialog.'],
  ],
  hooks: [['[data-component="ViewTabs"]', 'The root.']],
  from: 'native',
  status: 'new',
}
