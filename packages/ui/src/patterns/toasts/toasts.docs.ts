import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'Notifications that need no answer: short ones in a stack, one longer with a title. Once per page, at its end.',
  alternatives: [
    ['A question', 'Dialog'],
    ['News about one place on the page', 'Note'],
  ],
  accessibility:
    'Announced politely, errors at once. F8 and Alt+T move the focus there; hover and focus pause the timer; a swipe or Escape dismisses. Nothing important is told by a toast alone.',
  states: {
    default: 'Types',
    loading: 'InformationAndLoading',
    error: 'BothKinds',
    long: 'LongText',
    many: 'Types',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['empty', 'disabled'],
}
