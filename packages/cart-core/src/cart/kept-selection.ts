import { STORAGE_KEYS } from '../constants.ts'
import type { Parse, Vault } from '../vault.ts'
import type { Book } from './book.ts'

const parseIds: Parse<string[]> = (raw, spoilt) =>
  (raw as unknown[]).filter(id => typeof id === 'string' || spoilt()) as string[]

/** The selection in storage, which other tabs write too. */
export function createKeptSelection(vault: Vault) {
  const key = STORAGE_KEYS.selection
  // The text as this tab wrote it last: still there, it needs no reading.
  let written: string | null = null
  const read = () => vault.get(key, parseIds) ?? []
  return {
    read,
    /** Writes the book's selection, with the next other writes. */
    keep(book: Book) {
      const write = () => {
        const edits = book.takeSelectionEdits()
        // Made to what is stored then, which another tab may have changed.
        const merged = edits && vault.raw(key) !== written ? new Set(read()) : null
        if (merged)
          for (const [id, on] of edits!) {
            if (on) merged.add(id)
            else merged.delete(id)
          }
        written = JSON.stringify(merged ? [...merged] : book.selection())
        return written
      }
      vault.set(key, write, true)
    },
    /** Replaces what is stored, at once. */
    replace: (ids: readonly string[] | null) => vault.set(key, ids),
  }
}

export type KeptSelection = ReturnType<typeof createKeptSelection>
