import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { products as catalog, shops } from '../../../../demo/catalog/index.ts'
import hashes from '../../../../demo/content-hashes.json' with { type: 'json' }
import plan from '../../../../demo/pictures.json' with { type: 'json' }
import { portraits } from '../../../../demo/portraits/write-portraits.ts'
import { hashPictures } from '../../../../demo/write-content-hashes.ts'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'

const folder = DEMO_PICTURES
const kept = readdirSync(folder)
const products = plan.products.flatMap(product => product.files)
const wide = [...[...plan.banners, ...plan.rooms].map(({ file }) => file), plan.hero.file, plan.hero.evening]
const logos = plan.logos.map(logo => logo.file)
const faces = portraits()

/** The files narrower than `minimum` pixels, with their width; a file that is no WebP is named too. */
async function narrower(files: string[], minimum: number): Promise<string[]> {
  const looked = await Promise.all(
    files.map(async file => {
      const { width, format } = await sharp(await readFile(join(folder, file))).metadata()
      return width >= minimum && format === 'webp' ? [] : [`${file}: ${format} of ${width} px`]
    }),
  )
  return looked.flat()
}

/** The marketplace's own logo. */
const marks = ['mark-logo.svg', 'mark-logo-dark.svg']

test('has the files of the plan and no others', () => {
  expect(kept.filter(file => file.endsWith('.webp')).sort()).toEqual([...products, ...wide].sort())
  expect(kept.filter(file => file.endsWith('.svg')).sort()).toEqual(
    [...logos, ...marks, ...faces.keys()].sort(),
  )
})

test('portraits are as their script draws them, one for each maker', async () => {
  for (const [file, drawing] of faces)
    expect(await readFile(join(folder, file), 'utf8'), 'run node demo/portraits/write-portraits.ts').toBe(
      drawing,
    )
  const shown = shops.flatMap(({ makers }) => makers.map(({ portrait }) => portrait))
  expect(shown.toSorted()).toEqual([...faces.keys()].sort())
})

test('has the content’s hash in the URL of each picture', () => {
  expect(hashes, 'run node demo/write-content-hashes.ts').toEqual(hashPictures())
})

test('photographs of products are at minimum 1200 pixels wide, banners, rooms and the hero 1600', async () => {
  expect(await narrower(products, 1200)).toEqual([])
  expect(await narrower(wide, 1600)).toEqual([])
})

test('keeps all pictures together under 60 megabytes', () => {
  const bytes = kept.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(bytes).toBeLessThan(60_000_000)
})

test('gives each product its own first photograph', () => {
  const leading = catalog.flatMap(({ slug, pictures: [file] }) =>
    file === undefined ? [] : [{ slug, file }],
  )
  const hashOf = new Map(Object.entries(hashes))
  const shown = Map.groupBy(leading, ({ file }) => hashOf.get(file))
  expect([...shown.values()].filter(list => list.length > 1)).toEqual([])
})

test('the 60 products that sell best have a second view', () => {
  const best = catalog.toSorted((one, other) => other.sold90 - one.sold90).slice(0, 60)
  const without = best.filter(({ pictures }) => !pictures.some(file => file.endsWith('-2.webp')))
  expect(without.map(({ slug }) => slug)).toEqual([])
})
