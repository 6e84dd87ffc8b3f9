/**
 * Draws the main pictures of all demo products with their names on one sheet, as small as on a phone:
 * `pnpm --filter api contact-sheet`. It shows at a glance which pictures are cropped, float, or look like their
 * neighbors.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { products } from '../../../demo/catalog/index.ts'
import { DEMO_PICTURES } from '../seed/demo-pictures.ts'

const FILE = fileURLToPath(new URL('../../../docs/pictures/demo-contact-sheet.webp', import.meta.url))
const TILE = 160
const LINE = 28
const COLUMNS = 16
const LETTERS = 27

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const cut = (name: string) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name)

const shown = products.flatMap(({ name, pictures: [file] }) => (file ? [{ name, file }] : []))
const width = COLUMNS * TILE
const height = Math.ceil(shown.length / COLUMNS) * (TILE + LINE)
const placeOf = (at: number) => ({
  left: (at % COLUMNS) * TILE,
  top: Math.floor(at / COLUMNS) * (TILE + LINE),
})

const tiles = await Promise.all(
  shown.map(async ({ file }, at) => ({
    input: await sharp(join(DEMO_PICTURES, file)).resize(TILE, TILE).toBuffer(),
    ...placeOf(at),
  })),
)
const names = shown.map(({ name }, at) => {
  const { left, top } = placeOf(at)
  return `<text x="${left + 5}" y="${top + TILE + 17}">${escaped(cut(name))}</text>`
})
const lettering = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="11" fill="#2c2622">${names.join('')}</svg>`,
)
await sharp({ create: { width, height, channels: 3, background: '#f6f1ea' } })
  .composite([...tiles, { input: lettering }])
  .webp({ quality: 60 })
  .toFile(FILE)
console.log(`${shown.length} main pictures are in ${FILE}`)
