import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Deeds and places behind one button.',
  alternatives: [
    ['A choice in a form', 'Select'],
    ['Two or three deeds', 'Button'],
    ['A panel of links', 'NavMenu'],
  ],
  accessibility:
    'The menu button of the ARIA Authoring Practices: Enter, the space bar and arrows open it; arrows, Home, End and letters walk it; Escape gives the focus back, Tab goes on from the button.',
  states: { default: 'Closed', long: 'LongText', many: 'Many', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'phone'],
}
