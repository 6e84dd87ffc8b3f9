import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const storefront = join(import.meta.dirname, '..')

/** Folders with style files, as seen from the storefront. */
const FOLDERS = ['../../packages/ui/src', '../../internal/back-office/src', 'app']

/** Letters of names. Without vowels, no name is a word that content blockers hide, such as `ad1`. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length]

const styleFiles = (): string[] =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(storefront, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css.ts'))
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
  )

interface Named {
  /** Hash of the file, then the place of the name in its file in base 36. */
  readonly hash: string
  /** Path of the file from the storefront. */
  readonly filePath: string
}

/**
 * Names classes, variables and animations by the place of their file in a sorted list instead of its hash, because hashes
 * compress badly. Server and browser get equal names from equal files.
 */
export function shortNames(): (named: Named) => string {
  const prefixes = new Map(
    styleFiles()
      .sort()
      .map((file, index) => [file, lettersOf(index)]),
  )
  const hashLengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath)
    if (!prefix) throw new Error(`${filePath} is outside of the folders with style files`)
    // The first name of a file ends with 0.
    const length = hashLengths.get(filePath) ?? hash.length - 1
    hashLengths.set(filePath, length)
    return prefix + hash.slice(length)
  }
}
