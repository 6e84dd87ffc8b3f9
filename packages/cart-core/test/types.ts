/**
 * Code that must compile and code that must not. `typecheck` checks it, nothing executes it. An expected error that
 * no longer occurs fails the check.
 */
import {
  type CartLine,
  type Core,
  cartRow,
  createCore,
  type MarketApi,
  noticeText,
  type Result,
  selectedLines,
} from '../src/index.ts'
import { useAuth, useCart, useCartLine } from '../src/react/index.tsx'

declare const api: MarketApi
declare const core: Core
declare const result: Result<CartLine>

createCore({ api })
createCore({ api: session => (session.getToken() ? api : api) })
// @ts-expect-error the calls are needed
createCore({})

// @ts-expect-error a state is read-only
core.auth.get().user = null
// @ts-expect-error a line is read-only
cartRow(core.cart.get(), 'a')!.line.quantity = 2
// @ts-expect-error the selection is changed by its actions only
core.cart.get().selectedIds.add('a')
// @ts-expect-error a row may be gone
cartRow(core.cart.get(), 'a').item
// @ts-expect-error a result is looked at before its value
result.value
if (result.ok) result.value.price satisfies number

core.on('notice', notice => `${notice.kind}${noticeText(notice).title}`)
// @ts-expect-error no such event
core.on('notices', () => {})
// @ts-expect-error a registration needs a name
core.auth.register({ email: 'a', password: 'b' })
// @ts-expect-error a quantity is a number
core.cart.setQuantity('a', '2')

export function Component() {
  const name: string | undefined = useAuth(({ user }) => user?.username)
  const count: number = useCart(state => selectedLines(state).length)
  // @ts-expect-error the line may be gone
  const amount: number = useCartLine('a').amount
  return [name, count, amount]
}
