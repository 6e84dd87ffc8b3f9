import { promiseLabels as t } from './home-page.labels.ts'

export const PROMISES = [
  { icon: 'cart' as const, ...t.cart },
  { icon: 'protection' as const, ...t.protection },
  { icon: 'returns' as const, ...t.returns },
  { icon: 'shops' as const, ...t.shops },
]
