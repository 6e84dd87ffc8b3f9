import type { ComponentDocs } from '@stoa/ui/docs'

export const docs: ComponentDocs = {
  usage:
    'How parcels can be followed: the fields of one, or a sheet for many that takes a block of a spreadsheet.',
  keywords: ['tracking number', 'shipment', 'parcel'],
  alternatives: [
    ['A list that leads to orders', 'DataTable'],
    ['A parcel that was shipped', 'OrderParts'],
  ],
  accessibility:
    'Every field of the sheet is named after its order, and a refusal describes its field. What a paste has filled in and what it could not place is announced.',
  states: { default: 'Default', error: 'Failed', many: 'Many', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['empty', 'loading', 'disabled', 'long'],
  keys: [
    ['Ctrl+V', 'In the sheet: a block of a spreadsheet fills the rows from here on, or those it names.'],
  ],
  hooks: [
    ['[data-component="TrackingSheet"]', 'The sheet for many parcels.'],
    ['[data-component="TrackingFields"]', 'The fields of one parcel.'],
  ],
  from: 'native',
  status: 'new',
}
