import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawPortrait } from './draw-portrait.ts'
import { looks } from './looks.ts'

const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url))

/** The portraits of all makers, by file name. */
export const portraits = (): Map<string, string> =>
  new Map(
    Object.entries(looks).map(([name, { look, sign }]) => [`maker-${name}.svg`, drawPortrait(look, sign)]),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, drawing] of portraits()) writeFileSync(`${FOLDER}${file}`, drawing)
  console.log(`${portraits().size} portraits are in ${FOLDER}`)
}
