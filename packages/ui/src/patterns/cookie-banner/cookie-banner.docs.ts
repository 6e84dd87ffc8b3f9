import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Asks once, a second after the page, whether more than the needed cookies may be kept.',
  alternatives: [
    ['A question that must be answered', 'Dialog'],
    ['News', 'Toasts'],
  ],
  accessibility:
    'A named region, not a dialog: it holds no focus and stands in the way of nothing. Closing it is declining. Who asks for it anew is taken there, and back once they have chosen.',
  states: { default: 'Asking', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
