import type { Book } from '../cart/book.ts'
import type { GroupHead } from '../cart/views.ts'
import type { CartItem, PendingKind } from '../types.ts'

/** A change that the server has not answered yet. `lineId` moves along when the server names the line. */
export interface Operation {
  readonly kind: 'add' | 'quantity' | 'remove'
  lineId: string
  readonly quantity: number
}

const PENDING = { add: 'adding', quantity: 'updating', remove: 'removing' } as const

const replayOne = (item: CartItem, { kind, quantity }: Operation): CartItem => ({
  ...item,
  quantity: kind === 'add' ? item.quantity + quantity : item.quantity && quantity,
})

/** The unanswered operations, line by line, replayed over the book's confirmed lines. */
export function createOperations(book: Book) {
  const queues = new Map<string, Operation[]>()
  // Provisional ids that the server has named since.
  const renamed = new Map<string, string>()
  let view: ReadonlyMap<string, PendingKind> | null = null

  const pending = (id: string) => {
    const last = queues.get(id)?.at(-1)
    return last ? PENDING[last.kind] : null
  }

  /** The provisional line `from` is the server's `item`. */
  const rename = (from: string, item: CartItem) => {
    const to = item.id
    const wanted = book.isWanted(from)
    view = null
    const queue = queues.get(from) ?? []
    for (const operation of queue) operation.lineId = to
    queues.delete(from)
    if (queue.length) queues.set(to, [...(queues.get(to) ?? []), ...queue])
    if (book.confirmed.has(to)) book.forget(from)
    else {
      book.rename(from, item)
      book.deselect(from)
    }
    if (wanted) book.want(to)
    renamed.set(from, to)
    book.refresh(from)
  }

  book.cover({
    replay: (id, item) => queues.get(id)?.reduce(replayOne, item) ?? item,
    pending,
  })

  return {
    resolve: (id: string) => renamed.get(id) ?? id,
    pending(): ReadonlyMap<string, PendingKind> {
      view ??= new Map([...queues.keys()].map(id => [id, pending(id)!]))
      return view
    },

    /** Starts an operation. An `add` of a product that has no line yet brings its provisional line. */
    begin(operation: Operation, line?: { item: CartItem; head: GroupHead }) {
      const { lineId } = operation
      view = null
      if (line && !book.confirmed.has(lineId))
        book.insert({ ...line.item, id: lineId, quantity: 0 }, line.head)
      const queue = queues.get(lineId)
      if (queue) queue.push(operation)
      else queues.set(lineId, [operation])
      book.refresh(lineId)
    },

    /** Ends an operation: with the line as the server has it, with null when it is gone, else as failed. */
    end(operation: Operation, answer?: CartItem | null) {
      const id = operation.lineId
      const queue = queues.get(id)!.filter(other => other !== operation)
      view = null
      if (queue.length) queues.set(id, queue)
      else queues.delete(id)
      const base = book.confirmed.get(id)
      if (answer && base && answer.id !== id) rename(id, answer)
      if (answer) book.confirm(answer)
      else if (base && (answer === null || !base.item.quantity)) {
        // Later operations may still bring it back: then it stays, as a provisional line.
        if (queue.length) base.item = { ...base.item, quantity: 0 }
        else book.forget(id)
      }
      book.refresh(id)
    },

    /** Forgets the operations: they belong to a session that is over. */
    abandon() {
      queues.clear()
      renamed.clear()
      view = null
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
