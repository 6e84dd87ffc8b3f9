import { MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'
import sharp, { type Sharp } from 'sharp'
import { createSharedTurns } from '../../platform/sender.ts'

const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

sharp.concurrency(1)
// The bytes choose their reader, and a drawing is rendered before its format can be asked for: formats that we do not
// take have no reader.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map(format => `VipsForeignLoad${format}Buffer`) })

/** Time limit of the parts of a picture's work that can be interrupted, in seconds. */
const MAX_SECONDS = 15

const BUSY = 'Many pictures are being processed right now. Try again in a moment.'

/**
 * Limits the work on pictures that arrive. A small file may have many pixels. Many pictures at once would take the
 * machine's memory, and of Node's four threads one is left for passwords and files.
 */
export const inTurn = createSharedTurns({ places: 1, waiting: 256 }, BUSY)
/** Limits the work on the sizes that pages show, which wait for no picture that arrives. */
export const inTurnForPages = createSharedTurns({ places: 2, waiting: 1_024 }, BUSY)

/** Opens a picture file from an untrusted source. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })
