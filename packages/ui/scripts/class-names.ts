import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isStyle = (file: string) => /\.css\.ts$/.test(file) || /^(styles|tokens)\/.*\.ts$/.test(file)

/** Short hash of all sources that styles are made of, in the folder `source`. */
function styleHash(source: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isStyle)
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(join(source, file)))
  return BigInt(`0x${hash.digest('hex').slice(0, 12)}`)
    .toString(36)
    .slice(0, 5)
}

/**
 * Returns the function by which vanilla-extract names classes. Names contain the hash of all styles: on a page with the
 * sheets of two versions, neither matches the elements of the other.
 *
 * @param source folder of the sources
 */
export function classNames(source: string) {
  const version = styleHash(source)
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const file = filePath.replace(/^.*\/(.+)\.css\.ts$/, '$1').replaceAll('.', '-')
    return `stoa-${version}-${file}-${hash}`
  }
}
