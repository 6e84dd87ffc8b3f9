import type { Trader } from '@stoa/api-client/operator-schema'

export const traderLabels = {
  title: 'Business details',
  kind: 'Sells as',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  register: 'Register',
  vatId: 'VAT ID',
  taxId: 'Tax number',
  certified: 'Products comply with the law',
  yes: 'Certified by the seller',
  no: 'Not certified',
} as const

export const traderKindLabels = {
  company: 'Company',
  person: 'Self-employed person',
} as const satisfies Record<Trader['kind'], string>
