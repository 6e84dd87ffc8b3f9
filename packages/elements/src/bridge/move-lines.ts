import { handOverId, toHandedOver } from '../market/hand-over.ts'
import { hasLines, keyPrefix } from '../market/storage.ts'
import type { Calls } from '../market/types.ts'
import type { Ask } from './questions.ts'

/** Maximum number of lines that the marketplace takes at once. */
const MAX_LINES = 200

interface MoveOptions {
  /** Origin of the marketplace. */
  readonly origin: string
  readonly calls: Calls
  readonly loadGuest: () => Promise<typeof import('../guest.ts')>
  readonly ask: Ask
}

/**
 * Moves the lines of a guest's cart that the page has kept to the marketplace, as at a login. They are from a visit before the
 * subdomain was listed, or without the marketplace. Their id is stored before they are sent, so that neither another tab nor a
 * repetition adds them twice. They stay until the marketplace has them.
 */
export async function moveLines({ origin, calls, loadGuest, ask }: MoveOptions): Promise<void> {
  if (!hasLines(origin)) return
  const { createGuest } = await loadGuest()
  const move = async () => {
    const guest = createGuest({ quote: calls.quote, prefix: keyPrefix(origin) })
    guest.start()
    for (;;) {
      const lines = guest.cart.get().lines.slice(0, MAX_LINES)
      if (!lines.length) break
      const requests = toHandedOver(lines)
      const handOver = handOverId(origin, JSON.stringify(requests))
      const result = await ask('add', { lines: requests, handOver })
      if (!result.ok) break
      for (const { id } of lines) await guest.cart.remove(id)
    }
    guest.stop()
  }
  const { locks } = navigator
  await (locks ? locks.request('stoa-move-lines', move) : move()).catch(() => undefined)
}
