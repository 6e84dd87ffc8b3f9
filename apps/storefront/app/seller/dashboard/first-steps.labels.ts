export const firstStepsLabels = {
  title: 'Getting started',
  needed: 'Needed to open.',
  validUntil: 'Valid until {day}.',
  expired: 'Expired on {day}.',
} as const

export const firstStepLabels = {
  profile: { label: 'Write your story', description: 'Buyers like to know who makes what they buy.' },
  logo: { label: 'Add a logo', description: 'Shown next to your name everywhere.' },
  address: { label: 'Add your dispatch address', description: 'Parcels leave from it.' },
  trader: {
    label: 'Give your business details',
    description: 'Buyers see them.',
  },
  tax: { label: 'State your tax registration', description: 'Your products go on sale once you have one.' },
  product: { label: 'Add your first product', description: 'One by one, or many from a file.' },
  shipping: { label: 'Set up shipping', description: 'Handling time, countries and shipping options.' },
  identity: { label: 'Identity, checked by the marketplace' },
  register_entry: { label: 'Register entry, checked by the marketplace' },
  self_certification: { label: 'Self-certification, checked by the marketplace' },
  payout: { label: 'Add a bank account', description: 'We send your payouts to it.' },
} as const
