import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Actions and links behind one button.',
  alternatives: [
    ['A choice in a form', 'Select'],
    ['Two or three actions', 'Button'],
    ['A panel of links', 'NavMenu'],
  ],
  accessibility:
    'The menu button of the ARIA Authoring Practices: Enter, the space bar and arrows open it; arrows, Home, End and typed characters move in it; Escape returns the focus, Tab goes on from the button.',
  states: { default: 'Closed', long: 'LongText', many: 'Many', rtl: 'RightToLeft' },
  without: ['empty', 'loading', 'error', 'disabled', 'phone'],
}
