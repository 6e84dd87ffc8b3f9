import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import { Problem, problem } from '../../platform/problem.ts'
import type { CommandContext, CommandDeps, WhichOrder } from '../orders/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { findNumbers } from './fulfillments.repository.ts'

type OrderOutcome = components['schemas']['OrderOutcome']

interface Many {
  operation: string
  key: string
  request: unknown
  numbers: readonly string[]
}

const DONE = { isDone: true, code: null, detail: null } as const

/**
 * Runs a command for many orders of a shop, each in a separate transaction, so that a rejected one doesn't stop the
 * others. The key is stored for each order, so that a repeat after a crash only does what is left.
 *
 * @throws problem `order.not_found` if one doesn't belong to the shop, before any is changed; `request.invalid`
 */
export async function eachOrder(
  { db, clock, brand }: CommandDeps,
  shop: ShopScope,
  { operation, key, request, numbers }: Many,
  work: (tx: Tx, which: WhichOrder, context: CommandContext) => Promise<unknown>,
): Promise<OrderOutcome[]> {
  if (new Set(numbers).size < numbers.length)
    throw problem('request.invalid', { detail: 'List each order once.' })
  const notify = brand
  const scope = `${operation} ${shop.shopId} ${shop.userId}`
  const once = <T>(name: string, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
    inShopTx(db, shop, tx => {
      const now = clock.now()
      return withIdempotencyKey(tx, { scope: name, key, request, now }, () => work(tx, now))
    })

  await once(scope, async tx => {
    const known = await findNumbers(tx, shop.shopId, numbers)
    const strange = numbers.find(number => !known.has(number))
    if (strange !== undefined)
      throw problem('order.not_found', { detail: `There is no order ${strange}. Nothing was changed.` })
    return {}
  })
  const outcomes: OrderOutcome[] = []
  for (const number of numbers) {
    try {
      await once(`${scope} ${number}`, async (tx, now) => {
        await work(tx, { number, shopId: shop.shopId }, { actor: 'shop', now, notify })
        return {}
      })
      outcomes.push({ number, ...DONE })
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.code.startsWith('idempotency.'))
        throw error
      outcomes.push({ number, isDone: false, code: error.code, detail: error.detail ?? error.message })
    }
  }
  return outcomes
}
