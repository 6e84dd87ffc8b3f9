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

export type TakeTurn = (signal?: AbortSignal) => Promise<() => void>

/**
 * Limits what all callers share. A caller has a share of the places, callers that wait are served in turn, and those that
 * have left are dropped.
 *
 * @param bounds places, and callers that wait
 * @param detail told to a caller for whom there is no room
 */
export function createTurnTaker(bounds: { places: number; waiting: number }, detail: string): TakeTurn {
  const turns = createTurns(bounds)
  return (signal = currentSender().signal) =>
    turns.take(currentSender().key, signal).catch(error => {
      if (!(error instanceof NoRoom || error instanceof SenderLeft)) throw error
      throw problem('server.unavailable', { detail, headers: { 'retry-after': '10' } })
    })
}

/**
 * Limits work that all callers share. Like `createTurnTaker`, for work that has its place while it runs.
 */
export function createSharedTurns(bounds: { places: number; waiting: number }, detail: string): InTurn {
  const takeTurn = createTurnTaker(bounds, detail)
  return async (work, signal) => {
    const end = await takeTurn(signal)
    try {
      return await work()
    } finally {
      end()
    }
  }
}
