import { withReturnDays } from '../../lib/market.ts'
import { promiseLabels as t } from './home-page.labels.ts'

/** Returns the promises of every shop. */
export const promises = () => [
  { icon: 'cart' as const, ...t.cart },
  { icon: 'protection' as const, ...t.protection },
  { icon: 'returns' as const, title: withReturnDays(t.returns.title), text: t.returns.text },
  { icon: 'shops' as const, ...t.shops },
]
