import { createHash } from 'node:crypto'
import { isUuid } from '../ids.ts'

export type CursorKey = number | string

export interface Cursor {
  /** Whether the page after or the page before is wanted. */
  direction: 'next' | 'previous'
  /** Sort values and id of the row that the page borders on. */
  keys: CursorKey[]
}

/** Type of each key of a list's order. Other values never reach the database. */
export type KeyKind = 'integer' | 'uuid' | 'text'

/** Cursor that was changed or belongs to another list. */
export class InvalidCursor extends Error {}

const fits: Record<KeyKind, (key: unknown) => boolean> = {
  integer: Number.isSafeInteger,
  uuid: key => typeof key === 'string' && isUuid(key),
  text: key => typeof key === 'string' && key.length <= 250,
}

/**
 * @param list filter and sort of the list in any stable form: a cursor is good for that list only
 */
export function encodeCursor({ direction, keys }: Cursor, list: string): string {
  const payload = Buffer.from(JSON.stringify([direction === 'next' ? 1 : 0, ...keys])).toString('base64url')
  return `${payload}.${sumOf(payload, list)}`
}

/** @throws InvalidCursor on a corrupt cursor and on one of another list */
export function decodeCursor(text: string, list: string, kinds: readonly KeyKind[]): Cursor {
  const [payload = '', sum, ...rest] = text.split('.')
  if (rest.length > 0 || sum !== sumOf(payload, list)) throw new InvalidCursor()
  const [forward, ...keys] = parse(payload)
  if (keys.length !== kinds.length || !keys.every((key, at) => fits[kinds[at]!](key)))
    throw new InvalidCursor()
  return { direction: forward === 1 ? 'next' : 'previous', keys }
}

function parse(payload: string): [unknown, ...CursorKey[]] {
  try {
    const read: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    if (Array.isArray(read)) return read as [unknown, ...CursorKey[]]
  } catch {
    // Falls through: a sum that fits something else than ours.
  }
  throw new InvalidCursor()
}

/** Not a secret: a forged cursor only returns a page of the same public list. */
const sumOf = (payload: string, list: string) =>
  createHash('sha256').update(`${list}\n${payload}`).digest().subarray(0, 9).toString('base64url')
