import { createSharedTurns } from '../../platform/sender.ts'

const BUSY = 'Many pictures are being processed right now. Try again in a moment.'

/**
 * Limits the work on pictures that arrive. A small file may have many pixels, and many pictures at once would take the
 * machine's memory.
 */
export const inTurn = createSharedTurns({ places: 1, waiting: 256 }, BUSY)
/** Limits the work on the sizes that pages show, which wait for no picture that arrives. */
export const inTurnForPages = createSharedTurns({ places: 2, waiting: 1_024 }, BUSY)
