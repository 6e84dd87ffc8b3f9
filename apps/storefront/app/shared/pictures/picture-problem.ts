import { MAX_PICTURE_MEGABYTES, MAX_PICTURE_PIXELS } from '@stoa/api-client/limits'
import { formatMessage } from '@stoa/ui/messages'
import { pictureProblemLabels as t } from './picture-problem.labels.ts'

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024

export const UNREADABLE = t.unreadable

/** Reason why a file can't be a picture, before it is sent; undefined if it may be one. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!KINDS.includes(type)) return UNREADABLE
  if (size > MAX_BYTES) return formatMessage(t.tooLarge, { megabytes: MAX_PICTURE_MEGABYTES })
  return undefined
}

/** Reason why a decoded picture is too large; undefined if it isn't. */
export function sizeProblem({ width, height }: { width: number; height: number }): string | undefined {
  if (width * height > MAX_PICTURE_PIXELS)
    return formatMessage(t.tooManyPixels, { millions: MAX_PICTURE_PIXELS / 1_000_000 })
  return undefined
}
