export const HERO_PROOFS = [
  { icon: 'protection' as const, text: 'Buyer protection on every order' },
  { icon: 'returns' as const, text: '30 days to change your mind' },
]

export const PROMISES = [
  { icon: 'cart' as const, title: 'One cart, every shop', text: 'Pay once. Each shop ships on its own.' },
  { icon: 'protection' as const, title: 'Buyer protection', text: 'Money back if it never arrives.' },
  { icon: 'returns' as const, title: 'Returns in 30 days', text: 'Start one from your orders.' },
  { icon: 'shops' as const, title: 'Real workshops', text: 'Every vendor is checked by a person.' },
]
