import { minorUnits, toMinor } from '@stoa/api-client'
import type { Order } from '@stoa/api-client/schema'
import type { Core } from '@stoa/cart-core'

type Line = Order['lines'][number]

export interface BoughtAgain {
  /** Titles of what is in the cart now. */
  added: string[]
  /** What is not, and why. */
  refused: { title: string; reason: string }[]
}

/** Puts lines of an order into the cart again, one after the other, as they are sold today. */
export async function buyAgain(
  core: Pick<Core, 'cart'>,
  shop: Order['shop'],
  lines: readonly Line[],
  currency: string,
): Promise<BoughtAgain> {
  const outcome: BoughtAgain = { added: [], refused: [] }
  for (const line of lines) {
    const { title, buyAgain: again } = line
    if (!again) {
      outcome.refused.push({ title, reason: 'It is no longer sold.' })
      continue
    }
    const price = toMinor(line.unitPrice, minorUnits(currency))
    const result = await core.cart.add({
      product: { id: again.productId, name: title, slug: line.slug ?? '', picture: line.picture },
      shop,
      price,
      quantity: line.quantity,
      ...optionsOf(line, again.optionIds),
    })
    if (result.ok) outcome.added.push(title)
    else outcome.refused.push({ title, reason: result.error.message })
  }
  return outcome
}

/** The options under their names. `Glaze: Lagoon` names one; both lists are in the product's order. */
function optionsOf({ options }: Line, optionIds: readonly string[]) {
  const named = optionIds.map((id, at) => {
    const [name = '', label = ''] = (options[at] ?? '').split(/: (.*)/s)
    return { name: name || String(at), label, id }
  })
  return {
    variantValues: Object.fromEntries(named.map(({ name, id }) => [name, id])),
    variantLabels: Object.fromEntries(named.map(({ name, label }) => [name, label])),
  }
}
