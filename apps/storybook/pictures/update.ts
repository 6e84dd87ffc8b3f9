/** Takes reference pictures again if they have changed: `pnpm --filter @stoa/storybook pictures:update`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawing, launch } from './browser.ts'
import { compare, toReference } from './compare.ts'
import { choose, fileOf, folder, themes } from './pictures.ts'
import { inStudios } from './studio.ts'

const { pictures, missing } = choose()
if (missing.length > 0)
  throw new Error(`There is no such story: ${missing.join(', ')}. See pictures/pictured-stories.ts.`)

mkdirSync(folder, { recursive: true })
const wanted = new Set(pictures.flatMap(picture => themes.map(theme => fileOf(picture, theme))))
for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name))

const browser = await launch()
let [bytes, changed] = [0, 0]
await inStudios(browser, pictures, async (picture, take) => {
  // In a page of its own: what was shown before may have left a larger file of the same photograph.
  const taken = await take(true)
  for (const theme of themes) {
    const file = join(folder, fileOf(picture, theme))
    // What looks the same stays the same file.
    const isSame = existsSync(file) && !(await compare(readFileSync(file), taken[theme])).reason
    if (!isSame) {
      changed++
      writeFileSync(file, await toReference(taken[theme]))
    }
    bytes += statSync(file).size
  }
})
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(await drawing(browser), null, 2)}\n`)
await browser.close()
console.log(`${wanted.size} pictures, ${changed} of them new or changed, ${(bytes / 2 ** 20).toFixed(1)} MB`)
