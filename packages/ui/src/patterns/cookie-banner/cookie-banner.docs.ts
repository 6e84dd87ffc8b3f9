import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Asks once, a second after the page has loaded, whether optional cookies may be stored.',
  keywords: ['consent', 'gdpr', 'privacy notice', 'cookie notice'],
  alternatives: [
    ['A question that must be answered', 'Dialog'],
    ['News', 'Toasts'],
  ],
  accessibility:
    'A named region, not a dialog: it does not take the focus and blocks nothing. Closing it declines. When it is asked for again, the focus moves there, and back after the choice.',
  states: { default: 'Asking', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
  keys: [
    ['Tab', 'Goes through its buttons. It takes the focus only when it was asked for again.'],
    ['Enter, Space', 'Presses the button.'],
  ],
  hooks: [['[data-component="CookieBanner"]', 'The root.']],
  from: 'native',
}
