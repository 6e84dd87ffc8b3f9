import type { MessageId } from '../messages.ts'
import { toDecimal } from '../money.ts'
import type { CartApi } from '../ports.ts'
import { fail, failed, ok } from '../result.ts'
import type { CartItem, Result } from '../types.ts'
import type { Book, GroupHead, Operation } from './book.ts'
import { lineKey } from './line-key.ts'
import { groupsFromWire, itemFromWire, optionIds } from './wire.ts'

type Answer = Result<CartItem | null>

interface Task {
  readonly operation: Operation
  readonly quiet: boolean
  readonly promise: Promise<Answer>
  settle(answer: Answer | Promise<Answer>): void
}

const DONE = { add: 'cart.addOk', quantity: 'cart.updateOk', remove: 'cart.removeOk' } as const
const FAILED = { add: 'cart.addFailed', quantity: 'cart.updateFailed', remove: 'cart.removeFailed' } as const

const SIGNED_OUT = fail('signed_out', 'The session ended meanwhile')

interface Wiring {
  readonly api: () => CartApi
  readonly book: Book
  readonly notify: (id: MessageId, itemId?: string) => void
  /** Every operation is answered. */
  readonly idle: () => void
}

/**
 * Sends operations. Those on the same product and variants go one after the other, so that the server sees them in
 * the order of the clicks; different lines do not wait for each other.
 */
export function createServerCart({ api, book, notify, idle }: Wiring) {
  const lanes = new Map<string, Task[]>()
  let gate: Promise<unknown> = Promise.resolve()
  // An answer of an older session is not for us.
  let epoch = 0
  // Goes up with each operation that starts or ends: a cart that was read across one is out of date.
  let revision = 0
  let reads = 0

  const call = async (operation: Operation): Promise<CartItem | null> => {
    const { kind, lineId, quantity } = operation
    const item = book.confirmedItem(lineId)
    if (kind === 'remove') {
      if (item?.quantity) await api().remove(lineId)
      return null
    }
    if (kind === 'add' && item) {
      const { id, price, priceSale } = item.productDTO
      return itemFromWire(
        await api().add({
          productDTO: {
            id,
            price: toDecimal(price),
            priceSale: priceSale === null ? null : toDecimal(priceSale),
          },
          quantity,
          optionIds: optionIds(item),
        }),
      )
    }
    if (!item?.quantity) throw { code: 'unknown_item' }
    return itemFromWire(await api().changeQuantity(lineId, quantity))
  }

  const drain = async (key: string, lane: Task[], at: number) => {
    for (;;) {
      await gate
      const task = lane[0]
      if (at !== epoch) return
      if (!task) break
      const { operation, quiet } = task
      let answer: Answer
      try {
        const item = await call(operation)
        if (at !== epoch) return
        const { lineId } = operation
        book.end(operation, item)
        if (!quiet) notify(DONE[operation.kind], item?.id ?? lineId)
        answer = ok(item)
      } catch (error) {
        if (at !== epoch) return
        book.end(operation)
        notify(FAILED[operation.kind], operation.lineId)
        answer = failed(error, 'The server could not be reached')
      }
      revision++
      lane.shift()
      book.commit()
      task.settle(answer)
    }
    lanes.delete(key)
    if (!lanes.size) idle()
  }

  return {
    submit(
      operation: Operation,
      item: CartItem,
      { head, quiet = false }: { head?: GroupHead; quiet?: boolean } = {},
    ): Promise<Answer> {
      const key = lineKey(item.productDTO.id, item.variantValues)
      const running = lanes.get(key)
      const lane = running ?? []
      let settle!: Task['settle']
      const promise = new Promise<Answer>(resolve => {
        settle = resolve
      })
      revision++
      // The first is under way; a quantity that waits behind it is overtaken by what is wanted now.
      const last = lane.length > 1 ? lane.at(-1) : undefined
      if (operation.kind !== 'add' && last?.operation.kind === 'quantity') {
        lane.pop()
        book.end(last.operation)
        last.settle(promise)
      }
      book.begin(operation, head && { item, head })
      lane.push({ operation, quiet, promise, settle })
      book.commit()
      if (!running) {
        lanes.set(key, lane)
        void drain(key, lane, epoch)
      }
      return promise
    },

    /** Nothing is sent until `until` is settled. */
    hold(until: Promise<unknown>) {
      gate = until.then(
        () => {},
        () => {},
      )
    },

    /** Reads the cart. Its answer counts only when no operation started or ended meanwhile. */
    async read(): Promise<Result<null>> {
      const [at, from, turn] = [epoch, revision, ++reads]
      try {
        const groups = groupsFromWire(await api().findAll())
        if (at !== epoch) return SIGNED_OUT
        if (turn === reads && from === revision && !lanes.size) book.load(groups)
        return ok(null)
      } catch (error) {
        return at === epoch ? failed(error, 'The server could not be reached') : SIGNED_OUT
      }
    },

    /** Ends what is under way for this session; nothing more of it is sent. */
    reset() {
      epoch++
      gate = Promise.resolve()
      const tasks = [...lanes.values()].flat()
      lanes.clear()
      book.abandon()
      for (const task of tasks) task.settle(SIGNED_OUT)
    },
  }
}
