import { MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'
import sharp, { type Sharp } from 'sharp'

// Drawings can name other files, so the process that reads pictures of other people can't read drawings.
const READERS = process.argv[2] === 'drawings' ? ['Svg'] : ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

sharp.concurrency(1)
// The bytes choose their reader, and a drawing is rendered before its format can be asked for: formats that we do not
// take have no reader.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map(format => `VipsForeignLoad${format}Buffer`) })

/** Time limit of the parts of a picture's work that can be interrupted, in seconds. */
const MAX_SECONDS = 15

/** Opens a picture file from an untrusted source. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })
