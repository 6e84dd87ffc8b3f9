import { MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

sharp.concurrency(1)
// The bytes choose their reader, and a drawing is rendered before its format can be asked for: formats that we do not
// take have no reader.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map(format => `VipsForeignLoad${format}Buffer`) })

/**
 * For all work on pictures: a file of few bytes may have many pixels, and side by side they would take the machine's
 * memory, and the threads that passwords are checked on.
 */
export const inTurn = pLimit(2)

/** A file that was not looked at yet. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
