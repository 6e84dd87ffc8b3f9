import type { LineRequest, Result } from '@stoa/cart-core'
import { handOver } from '@stoa/cart-core/hand-over'
import { MARKET_LABELS, type MarketLabels } from '../market/market.labels.ts'
import type { Market } from '../market/types.ts'
import type { Requests } from './messages.ts'

type Given = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value)
const isLine = (value: unknown): value is LineRequest => {
  const { productId, optionIds, quantity } = (value ?? {}) as Given
  return (
    isText(productId) && Array.isArray(optionIds) && optionIds.every(isText) && Number.isInteger(quantity)
  )
}
const isLines = (value: unknown): value is readonly LineRequest[] =>
  Array.isArray(value) && value.length > 0 && value.every(isLine)

const done: Result<null> = { ok: true, value: null }

/**
 * Returns a function that runs a message of the page around the frame, and returns a result that can be sent to it. Null
 * for messages of another form. Products and lines are named by ids: what the page says about them isn't used.
 */
export function createRequests(market: Market): (given: Given) => Promise<unknown> {
  const run = async (act: () => unknown): Promise<unknown> => {
    await market.start()
    return (await act()) ?? done
  }
  const { cart, calls } = market

  const addProduct = (product: string, { variant, quantity, labels }: Given) => {
    if (!isOptionalText(variant) || (quantity !== undefined && typeof quantity !== 'number')) return null
    market.configure({ labels: toLabels(labels) })
    return market.add({ product, variant, quantity }, document)
  }
  const takeLines = (lines: readonly LineRequest[], id: string) =>
    run(async () => {
      const quoted = await calls.quote(lines)
      return handOver(
        cart,
        quoted.filter(line => line !== null),
        id,
      )
    })

  const requests: Record<keyof Requests, (given: Given) => Promise<unknown> | null> = {
    state: () => run(() => cart.reload()),
    add({ lines, handOver: id, product, ...rest }) {
      if (isLines(lines)) return isText(id) ? takeLines(lines, id) : null
      return isText(product) ? addProduct(product, rest) : null
    },
    setQuantity: ({ line, quantity }) =>
      isText(line) && typeof quantity === 'number' ? run(() => cart.setQuantity(line, quantity)) : null,
    remove({ line, undo }) {
      if (undo === true) return isOptionalText(line) ? run(() => cart.undoRemove(line)) : null
      return isText(line) ? run(() => cart.remove(line)) : null
    },
    select({ line, group }) {
      if (!isOptionalText(line) || !isOptionalText(group)) return null
      return run(() => {
        if (line !== undefined) cart.toggle(line)
        else if (group !== undefined) cart.toggleShop(group)
        else cart.selectAll()
      })
    },
  }
  return async given => {
    const { type } = given
    if (!isText(type) || !Object.hasOwn(requests, type)) return null
    try {
      return withoutCause(await requests[type as keyof Requests](given))
    } catch {
      return { ok: false, error: { code: 'failed', message: '' } }
    }
  }
}

/** The page's texts, for the reason why nothing was added. */
const toLabels = (given: unknown): MarketLabels =>
  Object.fromEntries(
    Object.entries(MARKET_LABELS).map(([name, text]) => {
      const own = (given as Given | undefined)?.[name]
      return [name, isText(own) ? own : text]
    }),
  ) as MarketLabels

/** A cause has the API's whole answer, and may be an object that can't be sent. */
function withoutCause(result: unknown): unknown {
  const { ok, error } = (result ?? {}) as { ok?: boolean; error?: Given }
  return ok === false ? { ok, error: { ...error, cause: undefined } } : result
}
