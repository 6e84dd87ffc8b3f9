import type { Notify } from '../messages.ts'
import { failed, ok, signedOut } from '../result.ts'
import type { CartLine, LineResult, Result } from '../types.ts'
import type { Operation } from './project.ts'

type Answer = Result<CartLine | null>

interface Task {
  readonly operation: Operation
  readonly isQuiet: boolean
  readonly promise: Promise<Answer>
  settle(answer: Answer | Promise<Answer>): void
}

const DONE = { add: 'cart.addOk', quantity: 'cart.updateOk', remove: 'cart.removeOk' } as const
const FAILED = { add: 'cart.addFailed', quantity: 'cart.updateFailed', remove: 'cart.removeFailed' } as const

const REFUSED = { add: 'cart.addRefused', quantity: 'cart.updateRefused' } as const
/** Problem codes of things that can't be bought as wanted. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['stock.insufficient', 'product.unavailable', 'cart.full'])

interface Dependencies {
  readonly notify: Notify
  /** Makes the operation's call; null for a line that is gone. */
  readonly send: (operation: Operation) => Promise<CartLine | null>
  /**
   * Called when the operation is over and no longer among `operations()`. Passes the line as the server has it, null
   * if it is gone, undefined if the operation failed.
   */
  readonly onSettled: (operation: Operation, line?: CartLine | null) => void
  readonly onChange: () => void
  /** Every operation is answered. */
  readonly onIdle: () => void
}

/**
 * Pending operations. Those on the same product and variants are sent one after the other, so that the server sees
 * them in the order of the clicks; different lines do not wait for each other.
 */
export function createMutationQueue({ notify, send, onSettled, onChange, onIdle }: Dependencies) {
  // By line key: the first of each is under way.
  const queues = new Map<string, Task[]>()
  let operations: readonly Operation[] = []
  let gate: Promise<unknown> = Promise.resolve()
  // An answer of an older session is dropped.
  let epoch = 0

  const end = (operation: Operation) => {
    operations = operations.filter(other => other !== operation)
  }

  const drain = async (key: string, queue: Task[], at: number) => {
    for (;;) {
      await gate
      const task = queue[0]
      if (at !== epoch) return
      if (!task) break
      const { operation, isQuiet } = task
      let answer: Answer
      try {
        const line = await send(operation)
        if (at !== epoch) return
        const { kind, lineId } = operation
        end(operation)
        onSettled(operation, line)
        if (!isQuiet) notify(DONE[kind], { lineId: line?.id ?? lineId })
        answer = ok(line)
      } catch (error) {
        if (at !== epoch) return
        end(operation)
        onSettled(operation)
        answer = failed(error, 'The server could not be reached')
        const { code, message } = answer.error
        const { kind, lineId } = operation
        // Trying again would not help: say what the server said.
        if (kind !== 'remove' && UNAVAILABLE.has(code)) notify(REFUSED[kind], { lineId, detail: message })
        else notify(FAILED[kind], { lineId })
      }
      queue.shift()
      onChange()
      task.settle(answer)
    }
    queues.delete(key)
    if (!queues.size) onIdle()
  }

  return {
    operations: () => operations,
    isPending: (lineId: string) => operations.some(operation => operation.lineId === lineId),
    isIdle: () => !queues.size,

    submit(key: string, operation: Operation, isQuiet = false): LineResult {
      const running = queues.get(key)
      const queue = running ?? []
      let settle!: Task['settle']
      const promise = new Promise<Answer>(resolve => {
        settle = resolve
      })
      // A quantity that waits behind the one under way is overtaken by what is wanted now.
      const last = queue.length > 1 ? queue.at(-1) : undefined
      if (operation.kind !== 'add' && last?.operation.kind === 'quantity') {
        queue.pop()
        end(last.operation)
        last.settle(promise)
      }
      operations = [...operations, operation]
      queue.push({ operation, isQuiet, promise, settle })
      onChange()
      if (!running) {
        queues.set(key, queue)
        void drain(key, queue, epoch)
      }
      return promise
    },

    /** The line has another id from here on. */
    rename(from: string, to: string) {
      for (const operation of operations) if (operation.lineId === from) operation.lineId = to
    },

    /** Sends nothing until `until` is settled. */
    hold(until: Promise<unknown>) {
      gate = until.then(
        () => {},
        () => {},
      )
    },

    /** Ends what is under way for this session; nothing more of it is sent. */
    reset() {
      epoch++
      gate = Promise.resolve()
      operations = []
      const tasks = [...queues.values()].flat()
      queues.clear()
      for (const task of tasks) task.settle(signedOut())
    },
  }
}
