import type { components } from '@stoa/api-client/schema'

type Schemas = components['schemas']

export const taxPageLabels = {
  title: 'Tax',
  text: 'Where your shop is registered for tax decides which tax your prices include and what your invoices say.',
  back: 'Shop',
  cannotOpen: 'Your products can’t go on sale yet',
  cannotOpenText: 'No registration: add the country in which your shop is registered for tax.',
  noRegistration: 'No registration',
  noRegistrationText:
    'Your orders and invoices state no tax. Add the country in which your shop is registered.',
  saved: 'Registration saved',
  ended: 'Registration ended',
} as const

export const registrationsLabels = {
  title: 'Registrations',
  caption: 'Tax registrations by country',
  place: 'Country or region',
  region: '{region}, {country}',
  scheme: 'Kind',
  number: 'Number',
  verified: '{number} (confirmed)',
  days: 'Days',
  from: 'From {from}',
  until: '{from} – {to}',
  status: 'Status',
  action: 'Action',
  end: 'End',
  endNamed: 'End the registration in {place}',
  empty: 'No registrations yet',
  emptyText: 'Add one below.',
} as const

export const endLabels = {
  title: 'End the registration in {place}?',
  text: 'Orders that are placed already keep their tax.',
  lastDay: 'Last day',
  end: 'End registration',
  keep: 'Keep registration',
} as const

export const registrationFormLabels = {
  title: 'Add a registration',
  text: 'It counts for orders from its first day on, and replaces an earlier one for the same place.',
  kind: 'Kind',
  country: 'Country',
  noCountry: 'Choose a country',
  region: 'Region',
  allRegions: 'The whole country',
  number: 'VAT or tax number',
  numberHint: 'As it appears on your invoices.',
  numberMissing: 'Enter the number of this registration.',
  countryMissing: 'Choose a country.',
  fromDay: 'First day',
  add: 'Add registration',
} as const

export const schemeLabels = {
  standard: 'Standard',
  small: 'Small business',
  oss: 'One Stop Shop',
} as const satisfies Readonly<Record<Schemas['TaxScheme'], string>>

export const schemeTextLabels = {
  standard: 'You charge the tax of this country or region.',
  small: 'You’re exempt as a small business and charge no tax.',
  oss: 'You pay the tax of all EU states through one of them, in addition to your standard registration.',
} as const satisfies Readonly<Record<Schemas['TaxScheme'], string>>

export const registrationStatusLabels = {
  current: 'Current',
  planned: 'Planned',
  ended: 'Ended',
} as const satisfies Readonly<Record<Schemas['TaxRegistration']['status'], string>>

export const ratesLabels = {
  title: 'Rates today',
  text: 'Your prices include this tax. The marketplace sets the rates; each product has the tax category of its product category, or its own.',
  caption: 'Tax rates by place and tax category',
  place: 'Place',
  rate: '{rate}%',
  none: 'No rate: you can’t sell there yet',
  empty: 'No rates yet',
  emptyText: 'Add your address and a registration to see the rates that apply.',
} as const

export const rateReasonLabels = {
  not_stated: 'Not stated',
  small_business: 'Exempt as a small business',
  export: 'Export, no tax',
  not_registered: 'Not registered, no tax',
} as const satisfies Readonly<Partial<Record<Schemas['ShopTaxRate']['reason'], string>>>
