import type { SentPicture } from '../../ports/pictures.ts'
import { pictureAside } from './picture-aside.ts'
import { inTurn, inTurnForPages } from './picture-turns.ts'
import type { Format, PictureFacts } from './picture-work.ts'

/**
 * @param signal aborted when no caller waits for it any longer
 * @throws UnusablePicture
 */
export const factsOf = (bytes: Buffer, signal?: AbortSignal): Promise<PictureFacts> =>
  inTurn(() => pictureAside('facts', bytes), signal)

/**
 * Renders one size of a picture. Null if there is no original. The original is read only when it is the picture's turn, to
 * save memory.
 *
 * @param png kind of work that makes a PNG of it
 * @param signal aborted when no caller waits for it any longer
 * @throws UnusablePicture
 */
export const renderVariant = (
  read: () => Promise<Buffer | null>,
  width: number,
  format: Format,
  { signal, png = 'drawing' }: { signal?: AbortSignal; png?: PngKind } = {},
): Promise<Buffer | null> =>
  inTurnForPages(async () => {
    const bytes = await read()
    if (!bytes) return null
    return format === 'png' ? pictureAside(png, bytes, width) : pictureAside('size', bytes, width, format)
  }, signal)

/** Work that makes a PNG: of a drawing, or of a picture of the marketplace. */
export type PngKind = 'drawing' | 'markAsPng' | 'icon'

/** Renders the stored copy of a picture of the marketplace. @throws UnusablePicture */
export const renderMark = (picture: SentPicture): Promise<{ bytes: Buffer } & PictureFacts> =>
  inTurn(() => pictureAside('mark', picture))

/** Renders the stored copy of an upload. @throws UnusablePicture */
export const renderMaster = (picture: SentPicture): Promise<{ bytes: Buffer } & PictureFacts> =>
  inTurn(() => pictureAside('master', picture))

/** Renders a picture of a person as a square. @throws UnusablePicture */
export const renderSquare = (picture: SentPicture): Promise<Buffer> =>
  inTurn(() => pictureAside('square', picture))
