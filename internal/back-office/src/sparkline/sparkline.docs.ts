import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'How a figure went, small and without axes, beside the figure itself.',
  alternatives: [['A plot that is read', 'LineChart']],
  accessibility: 'A decoration: hidden from assistive technology. The words beside it say what matters.',
  states: { default: 'Default', empty: 'Empty', many: 'Many' },
  without: ['loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Sparkline"]', 'The root.']],
  from: 'native',
  status: 'new',
}
