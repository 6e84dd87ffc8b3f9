import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { products } from './catalog/index.ts'
import hashes from './content-hashes.json' with { type: 'json' }

const FILE = fileURLToPath(new URL('./borrowed-pictures.json', import.meta.url))

/** The products that lead with the same photograph as another, by its file. */
export function borrowedPictures(): Record<string, string[]> {
  const hashOf = new Map(Object.entries(hashes))
  const byContent = new Map<string, { file: string; slugs: string[] }>()
  for (const { slug, pictures } of products) {
    const file = pictures[0]
    if (file === undefined) continue
    const content = hashOf.get(file) ?? file
    const shown = byContent.get(content) ?? { file, slugs: [] }
    byContent.set(content, { file: shown.file, slugs: [...shown.slugs, slug] })
  }
  const shared = [...byContent.values()].filter(({ slugs }) => slugs.length > 1)
  return Object.fromEntries(
    shared.sort((a, b) => a.file.localeCompare(b.file, 'en')).map(({ file, slugs }) => [file, slugs.sort()]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const borrowed = borrowedPictures()
  writeFileSync(FILE, `${JSON.stringify(borrowed, null, 2)}\n`)
  const slugs = Object.values(borrowed).flat().length
  console.log(`${slugs} products share ${Object.keys(borrowed).length} main pictures: ${FILE}`)
}
