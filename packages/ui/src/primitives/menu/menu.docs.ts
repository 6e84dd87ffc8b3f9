import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Actions and links behind one button.',
  keywords: ['dropdown', 'popup menu', 'context menu', 'action list', 'overflow menu'],
  alternatives: [
    ['A choice in a form', 'Select'],
    ['Two or three actions', 'Button'],
    ['A panel of links', 'NavMenu'],
  ],
  accessibility:
    'The menu button of the ARIA Authoring Practices: Enter, the space bar and arrows open it; arrows, Home, End and typed characters move in it; Escape returns the focus, Tab goes on from the button.',
  states: { default: 'Closed', long: 'LongText', many: 'Many', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'phone'],
  imports: ['Menu', 'MenuItem', 'MenuChoice', 'MenuLabel', 'MenuSeparator'],
  keys: [
    ['Enter, Space', 'On the button: opens the menu at its first item. On an item: chooses it.'],
    [
      'Arrow Down',
      'On the button: opens at the first item. In the menu: the next item, from the last to the first.',
    ],
    [
      'Arrow Up',
      'On the button: opens at the last item. In the menu: the previous item, from the first to the last.',
    ],
    ['Home, End', 'The first or the last item.'],
    ['Letters', 'The next item that begins with what is typed.'],
    ['Escape', 'Closes the menu; the focus returns to the button.'],
    ['Tab', 'Closes the menu and goes on from the button.'],
  ],
  hooks: [
    ['[data-component="Menu"]', 'The open menu.'],
    ['[data-state="open"]', 'On the button while its menu is open.'],
    ['[data-state="closed"]', 'On the button while its menu is closed.'],
  ],
  from: 'native',
}
