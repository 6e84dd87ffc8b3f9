import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url))
const FILE = fileURLToPath(new URL('./content-hashes.json', import.meta.url))

/** A short hash of each picture's content, which is part of its address. */
export const hashPictures = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter(name => /\.(webp|svg)$/.test(name))
      .sort()
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(`${FOLDER}${name}`))
          .digest('hex')
          .slice(0, 8),
      ]),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const hashes = hashPictures()
  writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`)
  console.log(`${Object.keys(hashes).length} content hashes are in ${FILE}`)
}
