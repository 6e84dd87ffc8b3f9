import { newId } from '../../platform/ids.ts'
import type { MediaRow } from './media.repository.ts'
import { MARK_PREFIX } from './media.schema.ts'
import type { PngKind } from './render.ts'

type Row = Pick<MediaRow, 'id' | 'source' | 'path'>

const ICON_EDGES = new Set([32, 180, 512])
/** PNG of a drawing, and of a picture of the marketplace. */
const DRAWING_PNG = '160.png'
const MARK_PNG = '480.png'

/** Makes an id for a picture of the marketplace. Only these pictures are made into icons. */
export const newMarkId = (): string => `${MARK_PREFIX}${newId()}`

const isMark = ({ id }: Row): boolean => id.startsWith(MARK_PREFIX)
const isDrawing = ({ path, source }: Row): boolean => source === 'file' && path.endsWith('.svg')

/** Whether a picture is served under this name, such as `640.avif`. */
export function hasVariant(row: Row, name: string): boolean {
  if (isDrawing(row))
    return name === 'original.svg' || name === DRAWING_PNG || (isMark(row) && name === MARK_PNG)
  if (!name.endsWith('.png')) return name !== 'original.svg'
  return isMark(row) && name !== DRAWING_PNG
}

/** Name of the PNG of a picture of the marketplace. Null for other pictures. */
export const pngNameOf = (row: Row): string | null => (isMark(row) ? MARK_PNG : null)

export const pngKindOf = (row: Row, width: number): PngKind =>
  isDrawing(row) ? 'drawing' : ICON_EDGES.has(width) ? 'icon' : 'markAsPng'
