export const orderDocumentsLabels = {
  invoice: 'Download invoice',
  creditNote: 'Download credit note',
  noInvoice: 'Couldn’t download the invoice.',
  noCreditNote: 'Couldn’t download the credit note.',
  failed: 'We couldn’t reach the server. Please try again.',
} as const
