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
 * Limits all work on pictures. A small file may have many pixels, and many at once would take the machine's memory
 * and the threads on which passwords are checked.
 */
export const inTurn = pLimit(2)

/** Opens a picture file from an untrusted source. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
