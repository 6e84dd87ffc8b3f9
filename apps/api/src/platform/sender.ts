import { createTurns, NoRoom, SenderLeft } from '@stoa/server-kit/shares'
import { actingShop } from './db/acting-shop.ts'
import { currentWork, type Sender } from './observe/current-work.ts'
import { problem } from './problem.ts'

/** Returns for whom the current work is done: a caller, or else the shop or the marketplace whose job it is. */
export function currentSender(): Sender {
  const work = currentWork()
  if (work && 'sender' in work && work.sender) return work.sender
  return { key: `job ${actingShop() ?? ''}` }
}

export type InTurn = <T>(work: () => T | Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Limits work that all callers share. A caller has a share of the places, callers that wait are served in turn, and work is
 * dropped once its caller has left.
 *
 * @param bounds work that runs, and that waits
 * @param detail told to a caller for whose work there is no room
 */
export function createSharedTurns(bounds: { places: number; waiting: number }, detail: string): InTurn {
  const turns = createTurns(bounds)
  return async (work, signal = currentSender().signal) => {
    const end = await turns.take(currentSender().key, signal).catch(error => {
      if (!(error instanceof NoRoom || error instanceof SenderLeft)) throw error
      throw problem('server.unavailable', { detail, headers: { 'retry-after': '10' } })
    })
    try {
      return await work()
    } finally {
      end()
    }
  }
}
