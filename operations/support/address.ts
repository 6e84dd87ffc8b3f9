/** Address to which made-up buyers have their parcels sent. */
export const ADDRESS = {
  fullName: 'Robin Reed',
  phone: '+1 503 555 0147',
  line1: '12 Harbour Lane',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
} as const
