import { lineKey } from '../cart/line-key.ts'
import type { GroupHead } from '../cart/views.ts'
import { failed, ok, signedOut } from '../result.ts'
import type { CartItem, Result } from '../types.ts'
import type { Operation, Operations } from './operations.ts'

type Answer = Result<CartItem | null>

interface Task {
  readonly operation: Operation
  readonly quiet: boolean
  readonly promise: Promise<Answer>
  settle(answer: Answer | Promise<Answer>): void
}

const DONE = { add: 'cart.addOk', quantity: 'cart.updateOk', remove: 'cart.removeOk' } as const
const FAILED = { add: 'cart.addFailed', quantity: 'cart.updateFailed', remove: 'cart.removeFailed' } as const
type Outcome = (typeof DONE | typeof FAILED)[Operation['kind']]

interface Wiring {
  readonly operations: Operations
  /** Makes the operation's call. */
  readonly call: (operation: Operation) => Promise<CartItem | null>
  readonly notify: (id: Outcome, itemId: string) => void
  readonly commit: () => void
  /** Every operation is answered. */
  readonly idle: () => void
}

/**
 * Sends operations. Those on the same product and variants go one after the other, so that the server sees them in
 * the order of the clicks; different lines do not wait for each other.
 */
export function createLanes({ operations, call, notify, commit, idle }: Wiring) {
  const lanes = new Map<string, Task[]>()
  let gate: Promise<unknown> = Promise.resolve()
  // An answer of an older session is not for us.
  let epoch = 0

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
        const { kind, lineId } = operation
        operations.end(operation, item)
        if (!quiet) notify(DONE[kind], item?.id ?? lineId)
        answer = ok(item)
      } catch (error) {
        if (at !== epoch) return
        operations.end(operation)
        notify(FAILED[operation.kind], operation.lineId)
        answer = failed(error, 'The server could not be reached')
      }
      lane.shift()
      commit()
      task.settle(answer)
    }
    lanes.delete(key)
    if (!lanes.size) idle()
  }

  return {
    submit(operation: Operation, item: CartItem, head?: GroupHead, quiet = false): Promise<Answer> {
      const key = lineKey(item)
      const running = lanes.get(key)
      const lane = running ?? []
      let settle!: Task['settle']
      const promise = new Promise<Answer>(resolve => {
        settle = resolve
      })
      // The first is under way; a quantity that waits behind it is overtaken by what is wanted now.
      const last = lane.length > 1 ? lane.at(-1) : undefined
      if (operation.kind !== 'add' && last?.operation.kind === 'quantity') {
        lane.pop()
        operations.end(last.operation)
        last.settle(promise)
      }
      operations.begin(operation, head && { item, head })
      lane.push({ operation, quiet, promise, settle })
      commit()
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

    isIdle: () => !lanes.size,

    /** Ends what is under way for this session; nothing more of it is sent. */
    reset() {
      epoch++
      gate = Promise.resolve()
      const tasks = [...lanes.values()].flat()
      lanes.clear()
      operations.abandon()
      for (const task of tasks) task.settle(signedOut())
    },
  }
}
