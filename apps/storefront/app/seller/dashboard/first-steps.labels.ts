export const firstStepsLabels = {
  title: 'Getting started',
} as const

export const firstStepLabels = {
  profile: { label: 'Write your story', text: 'Buyers like to know who makes what they buy.' },
  logo: { label: 'Add a logo', text: 'Shown next to your name everywhere.' },
  product: { label: 'Add your first product', text: 'One by one, or many from a file.' },
  shipping: { label: 'Set up shipping', text: 'Handling time, countries and shipping options.' },
  payout: { label: 'Add a bank account', text: 'We send your payouts to it.' },
} as const
