export const soldByLabels = {
  soldBy: 'Sold by {name}',
  business: 'Sold by',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  register: 'Register',
  vatId: 'VAT ID',
} as const
