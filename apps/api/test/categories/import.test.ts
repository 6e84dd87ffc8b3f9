import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../seed/seed.ts'
import { startEmbedded } from '../../src/platform/db/embedded/index.ts'
import { useTestApp } from '../app.ts'
import { finishCommand, runCommand, temporaryFile } from '../catalog/command.ts'
import { importText } from '../catalog/import-text.ts'

const app = useTestApp()
const get = async (url: string) => app().call({ method: 'GET', url })
const command = (file: string) =>
  runCommand('import-categories', [file], { DATABASE_URL: app().database.url })

beforeAll(async () => {
  await seedDemo(app().deps)
})

test('imports a tree below existing categories, and changes nothing in a second run', async () => {
  const file = await temporaryFile(
    [
      '# Google_Product_Taxonomy',
      '1 - Kitchen',
      '2 - Kitchen > Mugs & Cups',
      '3 - Kitchen > Mugs & Cups > Steins',
      '4 - Boats',
      '4 - Ships',
    ].join('\n'),
  )
  const first = await command(file)
  expect(first.code).toBe(2)
  expect(first.stdout).toContain(
    '4 categories in up to 3 levels: 2 new, 0 changed, 0 as they were, 2 that the marketplace had',
  )
  expect(first.stdout).toContain('line 6, row: the number 4 is used twice')
  const { rows: added } = await app().database.pool.query("select path from categories where name = 'Steins'")
  expect(added).toEqual([{ path: 'kitchen/mugs-and-cups/steins' }])
  const { rows: before } = await app().database.pool.query('select * from categories order by id')
  expect((await command(file)).stdout).toContain('0 new, 0 changed, 2 as they were')
  const { rows: after } = await app().database.pool.query('select * from categories order by id')
  expect(after).toEqual(before)
})

const taxonomy =
  process.env.STOA_DATA_DIR && join(process.env.STOA_DATA_DIR, 'google-taxonomy-with-ids.en-US.txt')
const real = taxonomy && existsSync(taxonomy) ? taxonomy : null
if (!real) console.warn('skipped: the real taxonomy, because STOA_DATA_DIR does not have it')

describe.skipIf(!real)("Google's taxonomy", () => {
  test('is imported completely, up to eight levels deep', async () => {
    const { code, stdout } = await command(real!)
    expect(code).toBe(0)
    expect(stdout).toMatch(/5595 categories in up to 8 levels: \d+ new/)
    const { rows } = await app().database.pool.query(
      "select count(*)::int as count, max(depth) as deepest from categories where source = 'google'",
    )
    expect(rows[0].count).toBeGreaterThan(5_500)
    expect(rows[0].deepest).toBe(8)
  })

  test('lists products below the third level in each category above, and no empty category', async () => {
    const path = 'animals-and-pet-supplies/pet-supplies/cat-supplies/cat-food/non-prescription-cat-food'
    const stated =
      'Animals & Pet Supplies > Pet Supplies > Cat Supplies > Cat Food > Non-prescription Cat Food'
    const text = `Handle,Title,Product Category,Variant Price\nkibble,Kibble,${stated},9.50`
    const report = await importText(app(), text, 'green-porch')
    expect(report).toMatchObject({ created: 1, categorised: 1 })
    const slugs = path.split('/')
    for (const depth of [1, 2, 3, 4, 5]) {
      const category = slugs.slice(0, depth).join('/')
      const { body } = await get(`/api/public/products?category=${category}`)
      expect([category, body.items?.map(({ slug }: { slug: string }) => slug)]).toEqual([
        category,
        ['kibble'],
      ])
    }
    const tiles = (await get(`/api/public/category/by-path?path=${slugs.slice(0, 3).join('/')}`)).body.child
    expect(tiles).toMatchObject([{ slug: 'cat-food', productCount: 1 }])
    const two = await get('/api/public/category/get_tree_category?depth=2')
    const pets = two.body.find(({ slug }: { slug: string }) => slug === 'animals-and-pet-supplies')
    const branch = await get(`/api/public/category/get_tree_category?parent=${pets.id}&depth=2`)
    expect(branch.body).toMatchObject([{ name: 'Pet Supplies', child: [{ name: 'Cat Supplies' }] }])
    expect((await get('/api/public/products/kibble')).body.ancestors).toHaveLength(4)
  })
})

test('a command works while the API has the embedded database, and leaves it running', async () => {
  const home = await mkdtemp(join(tmpdir(), 'stoa-command-'))
  const api = await startEmbedded({ home, durable: false })
  try {
    const file = await temporaryFile('1 - Boats\n2 - Boats > Sails')
    const { code, stdout, stderr } = await finishCommand('import-categories', [file], {
      STOA_DATA_HOME: home,
    })
    expect([code, stderr]).toEqual([0, expect.stringContaining('already running')])
    expect(stdout).toContain('2 new')
    await api.ensureDatabase('still-there')
  } finally {
    await api.stop()
    await rm(api.home, { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
})
