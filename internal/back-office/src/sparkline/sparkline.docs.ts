import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage: 'A small trend without axes, next to its figure.',
  keywords: ['mini chart', 'trend', 'microchart'],
  alternatives: [['A plot that is read', 'LineChart']],
  accessibility: 'A decoration: hidden from assistive technology. The text next to it has the content.',
  states: { default: 'Default', empty: 'Empty', many: 'Many' },
  without: ['loading', 'error', 'disabled', 'long', 'rtl', 'phone'],
  keys: 'No key does anything: nothing in it takes the focus.',
  hooks: [['[data-component="Sparkline"]', 'The root.']],
  from: 'native',
  status: 'new',
}
