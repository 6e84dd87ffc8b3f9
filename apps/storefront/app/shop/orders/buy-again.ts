import { minorUnits, toMinor } from '@stoa/api-client'
import type { Order } from '@stoa/api-client/schema'
import type { Core } from '@stoa/cart-core'
import { buyAgainLabels } from './buy-again.labels.ts'
import { namedOptions } from './order-options.ts'

type Line = Order['lines'][number]

export interface BoughtAgain {
  /** Titles of the lines that were added to the cart. */
  added: string[]
  /** Lines that were not added, with the reason for each. */
  refused: { title: string; reason: string }[]
}

/** Adds lines of an order to the cart again, one after the other, at today’s prices. */
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
      outcome.refused.push({ title, reason: buyAgainLabels.notSold })
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

/** Returns the chosen options by name. Labels such as `Glaze: Lagoon` and ids are both in the product's order. */
function optionsOf({ options }: Line, optionIds: readonly string[]) {
  const labels = namedOptions(options)
  const named = optionIds.map((id, at) => {
    const [name = '', label = ''] = labels[at] ?? []
    return { name: name || String(at), label, id }
  })
  return {
    variantValues: Object.fromEntries(named.map(({ name, id }) => [name, id])),
    variantLabels: Object.fromEntries(named.map(({ name, label }) => [name, label])),
  }
}
