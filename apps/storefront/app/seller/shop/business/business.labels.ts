import type { TraderKind } from '@stoa/api-client/schema'

export const businessPageLabels = {
  title: 'Business details',
  text: 'The business behind your shop. Buyers see its name, address, phone, email, register and VAT ID.',
  back: 'Shop',
  saved: 'Business details saved',
  changedByOther: 'Someone else has changed the shop.',
  missing: 'What is missing',
  complete: 'Everything is complete and checked.',
} as const

export const businessFieldLabels = {
  kind: 'You sell as',
  name: 'Name of the person or company',
  address: 'Business address',
  phone: 'Phone',
  email: 'Email for buyers',
  registerName: 'Register',
  registerNumber: 'Register number',
  vatId: 'VAT ID',
  taxId: 'Tax number',
  isCertified: 'I offer only products that comply with the law',
} as const

export const businessSectionLabels = {
  identity: 'Who you are',
  identityText: 'As in your register or passport. After a change, the marketplace checks it again.',
  contact: 'Contact',
  contactText: 'Buyers can reach you here.',
  numbers: 'Register and tax',
  numbersText: 'Leave empty what you don’t have.',
  taxIdHint: 'For the marketplace, not for buyers.',
  certification: 'Compliance',
  certificationText: 'The marketplace asks every shop for this statement.',
  certificationTextEu: 'EU law asks every business for this statement before it sells.',
} as const

export const traderKindLabels = {
  company: 'A company',
  person: 'A self-employed person',
} as const satisfies Record<TraderKind, string>

export const businessMistakeLabels = {
  name: 'Enter the name of the person or company.',
  country: 'Choose a country.',
  phone: 'Enter a phone number.',
  email: 'Enter an email address, for example name@example.com.',
} as const
