import type { CartLine } from '@stoa/cart-core'
import { useCore } from '@stoa/cart-core/react'
import { useEffect, useState } from 'react'
import { useDeliverTo, useRenderedFor } from '../../shared/deliver-to/use-deliver-to.ts'

/**
 * Returns the lines as they are priced for the visitor's country. The server doesn't know it if the page came by a form of
 * another site, which browsers send without our cookies.
 */
export function usePricedLines(given: readonly CartLine[]): readonly CartLine[] {
  const { session } = useCore()
  const { code } = useDeliverTo()
  const rendered = useRenderedFor().code
  const [priced, setPriced] = useState({ lines: given, country: rendered })
  useEffect(() => {
    if (code === priced.country) return
    let isWanted = true
    const price = async () => {
      const { createMarket } = await import('../../data/market.ts')
      const quotes = await createMarket(session).cart.quote(given.map(toRequest))
      if (isWanted) setPriced({ lines: quotes.flatMap(line => line ?? []), country: code })
    }
    // Without an answer the former lines stay. The cart asks again.
    price().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [code, given, priced.country, session])
  return priced.lines
}

const toRequest = ({ product, variantValues, quantity }: CartLine) => ({
  productId: product.id,
  optionIds: Object.values(variantValues),
  quantity,
})
