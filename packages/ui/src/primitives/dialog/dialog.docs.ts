import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'A question that must be answered before anything else, and other modal panels.',
  keywords: ['modal', 'popup', 'confirm', 'drawer', 'sheet', 'lightbox', 'overlay'],
  alternatives: [
    ['News that needs no answer', 'Toasts'],
    ['Something to read', 'Note'],
    ['More fields of a form', 'Collapsible'],
  ],
  accessibility:
    'Modal: the focus moves in, stays, and returns to what opened it; Escape means "no". Its title is its name, its text its description.',
  states: { default: 'Confirmation', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'error', 'disabled', 'many'],
  imports: ['ConfirmDialog', 'Dialog', 'Drawer', 'Sheet'],
  keys: [
    ['Tab, Shift+Tab', 'Goes through the controls inside, round and round.'],
    ['Escape', 'Closes it; the focus returns to what had it before.'],
  ],
  hooks: [
    ['[data-component="Dialog"]', 'The panel of a dialog.'],
    ['[data-component="Drawer"]', 'The panel of a drawer.'],
    ['[data-component="Sheet"]', 'The panel of a sheet.'],
    [
      '[data-component$="Overlay"]',
      'What covers the page behind: `DialogOverlay`, `DrawerOverlay` or `SheetOverlay`.',
    ],
  ],
  from: 'native',
}
