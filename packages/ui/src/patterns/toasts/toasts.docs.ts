import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'Messages that need no answer: short ones in a stack, and one longer with a title. Put it once per page, at the end.',
  keywords: ['snackbar', 'notification', 'flash message', 'alert', 'toast'],
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
  keys: [
    ['Alt+T', 'Moves the focus to the short toasts, or to the longer one where there are none.'],
    ['F8', 'Moves the focus to the longer one, or to the short ones where there is none.'],
    ['Tab', 'Goes through the toasts and their buttons.'],
    ['Escape', 'Dismisses the focused toast.'],
  ],
  hooks: [
    ['[data-component="Toasts"]', 'The root.'],
    ['[data-component="ToastViewport"]', 'The list of toasts of one kind.'],
    ['[data-component="Toast"]', 'A toast.'],
    ['[data-type]', 'On a toast: `success`, `info`, `warning`, `error` or `loading`.'],
    ['[data-updated]', 'On a toast that was updated.'],
    ['[data-part="Subject"]', 'What a toast is about.'],
    [
      '--stoa-room-below-toasts',
      'On the root while the cookie notice shows: its height and a gap, which a phone leaves free.',
    ],
  ],
  from: 'Radix',
}
