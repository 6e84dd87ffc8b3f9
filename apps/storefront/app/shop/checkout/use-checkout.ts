import { isApiError, messageFor } from '@stoa/api-client'
import type { Address, Checkout, CheckoutRequest, ShippingTier } from '@stoa/api-client/schema'
import { selectedLines } from '@stoa/cart-core'
import { useAuth, useCart, useCore } from '@stoa/cart-core/react'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { checkoutProblemLabels } from './checkout.labels.ts'
import { quoteCheckout, readCheckout } from './checkout-calls.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'
import { arrivalOf, checkoutReducer, initialCheckout, isPaying } from './checkout-state.ts'

/** Choices of the buyer. A choice that is left out stays unchanged. */
export interface Choice {
  readonly addressId?: string | null
  readonly tiers?: Readonly<Record<string, ShippingTier>>
}

/** State of the checkout page. The server quotes it whenever the cart or the choices change. */
export function useCheckout(addresses: readonly Address[] | undefined) {
  const core = useCore()
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const [state, dispatch] = useReducer(checkoutReducer, initialCheckout)
  // Choices that aren't quoted yet.
  const [wanted, setWanted] = useState<Choice>({})
  const chosen = useRef<Choice>({})
  const turn = useRef(0)
  const lastQuote = useRef<Promise<unknown>>(Promise.resolve())
  const hasArrived = useRef(false)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const isSettled = useCart(({ phase, pending }) => phase === 'ready' && pending.size === 0)
  const lines = useCart(cart =>
    selectedLines(cart)
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .join(),
  )

  const quote = useCallback(
    async (choice: Choice = {}): Promise<boolean> => {
      const own = ++turn.current
      const { tiers, ...rest } = choice
      chosen.current = { ...chosen.current, ...rest, tiers: { ...chosen.current.tiers, ...tiers } }
      const itemIds = selectedLines(core.cart.get()).map(({ id }) => id)
      if (itemIds.length === 0) {
        dispatch({ type: 'nothingSelected' })
        return false
      }
      setWanted(chosen.current)
      dispatch({ type: 'quoting' })
      try {
        // The server keeps the choices that reach it last, so a quote waits for the one before.
        const answer = lastQuote.current.then(() =>
          own === turn.current ? quoteCheckout(requestOf(itemIds, chosen.current)) : null,
        )
        lastQuote.current = answer.catch(() => {})
        const checkout = await answer
        if (!checkout || own !== turn.current) return true
        setWanted({})
        dispatch({ type: 'quoted', checkout })
        keepDraft(userId, { itemIds })
        return true
      } catch (error) {
        if (own !== turn.current) return false
        setWanted({})
        if (isApiError(error) && error.code === 'cart.item_not_found') void core.cart.reload()
        dispatch({ type: 'quoteFailed', message: messageFor(error, checkoutProblemLabels.unreachable) })
        return false
      }
    },
    [core, userId],
  )

  const arrive = useCallback(
    async (book: readonly Address[]) => {
      try {
        const current = await readCheckout()
        restoreSelection(core, readDraft(userId).itemIds ?? [])
        const ids = selectedLines(core.cart.get()).map(({ id }) => id)
        const arrival = arrivalOf(current, ids)
        if (arrival === 'empty') dispatch({ type: 'nothingSelected' })
        else if (arrival !== 'quote' && current) dispatch({ type: 'resumed', checkout: current })
        else {
          chosen.current = choiceOf(current?.status === 'open' ? current : null, book)
          // A failed payment is shown after a reload too.
          if (current?.status === 'open' && current.payment?.status === 'failed')
            dispatch({ type: 'resumed', checkout: current })
          await quote()
        }
      } catch (error) {
        dispatch({ type: 'quoteFailed', message: messageFor(error, checkoutProblemLabels.unreachable) })
      }
    },
    [core, userId, quote],
  )

  useEffect(() => {
    if (!isSettled || !addresses) return
    if (!hasArrived.current) {
      hasArrived.current = true
      void arrive(addresses)
      return
    }
    if (isPaying(latest.current) || !['open', 'empty'].includes(latest.current.phase)) return
    // The cart is empty now: another tab may have placed the order.
    if (lines === '' && latest.current.phase === 'open') void arrive(addresses)
    else void quote()
  }, [isSettled, lines, addresses !== undefined])

  const { problem } = state
  useEffect(() => {
    if (!problem) return
    const again = () => void quote()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [problem, quote])

  const retry = async () => {
    if (core.cart.get().phase === 'failed') await core.cart.reload()
    if (addresses) await arrive(addresses)
  }
  return { state, dispatch, latest, wanted, quote, retry }
}

export type CheckoutControl = ReturnType<typeof useCheckout>

const requestOf = (itemIds: string[], { addressId, tiers }: Choice): CheckoutRequest => ({
  itemIds,
  addressId: addressId ?? null,
  shipping: Object.entries(tiers ?? {}).map(([shopId, tier]) => ({ shopId, tier })),
})

/** Choices of the server's checkout, or else the default address. */
function choiceOf(current: Checkout | null, book: readonly Address[]): Choice {
  const known = book.find(({ id }) => id === current?.address?.id)
  const tiers = (current?.groups ?? []).flatMap(({ shop, tier }) => (tier ? [[shop.id, tier] as const] : []))
  return {
    addressId: (known ?? book.find(({ isDefault }) => isDefault) ?? book[0])?.id ?? null,
    tiers: Object.fromEntries(tiers),
  }
}

/** Selects the lines that were being bought before the session ended, unless lines are selected already. */
function restoreSelection({ cart }: ReturnType<typeof useCore>, ids: readonly string[]): void {
  const { positions, selectedIds } = cart.get()
  if (selectedIds.size > 0) return
  for (const id of ids) if (positions.has(id)) cart.toggle(id)
}
