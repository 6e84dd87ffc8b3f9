import sharp, { type Sharp } from 'sharp'
import { createGate } from './flow.ts'

export const MAX_PIXELS = 50_000_000

const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

sharp.concurrency(1)
// The bytes choose their reader, and a drawing is drawn before its kind can be asked for: what we do not take has none.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map(kind => `VipsForeignLoad${kind}Buffer`) })

/**
 * For all work on pictures: a file of few bytes may have many pixels, and side by side they would take the machine's
 * memory, and the threads that passwords are checked on.
 */
export const inTurn = createGate(2)

/** Somebody's file, not looked at yet. */
export const read = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
