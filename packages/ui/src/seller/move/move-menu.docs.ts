import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Beside every handle that is dragged: the same for keyboards, switches and unsteady hands.',
  alternatives: [['Several actions on one thing', 'Menu']],
  accessibility:
    'A menu button named after what is moved. It offers only places that there are. Alt with an arrow does the same from the row.',
  states: { default: 'Default', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'long', 'many'],
}
