import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_PICTURES } from '../../seed/demo-pictures.ts'
import { renderVariant } from '../../src/modules/media/render.ts'
import { similarity } from './similarity.ts'

const WIDTH = 960

const greysOf = (bytes: Buffer) => sharp(bytes).resize(WIDTH).greyscale().raw().toBuffer()

test.each([
  ['a smooth glaze', 'cove-mug-lagoon.webp', 18, 0.9945],
  ['the grain of linen', 'linen-cushion-mustard.webp', 50, 0.9885],
  ['glass', 'ripple-tumbler-clear.webp', 26, 0.995],
])('keeps %s within its budget and similar to its master', async (_, file, kilobytes, atLeast) => {
  const master = await readFile(join(DEMO_PICTURES, file))
  const sent = (await renderVariant(async () => master, WIDTH, 'avif'))!
  expect(sent.length / 1024).toBeLessThan(kilobytes)
  expect(similarity(await greysOf(master), await greysOf(sent), WIDTH)).toBeGreaterThan(atLeast)
})

test('measures likeness as 1 for equal pictures, and less with losses', async () => {
  const master = await readFile(join(DEMO_PICTURES, 'linen-cushion-mustard.webp'))
  const greys = await greysOf(master)
  const blurred = await sharp(greys, { raw: { width: WIDTH, height: WIDTH, channels: 1 } })
    .blur(1.5)
    .greyscale()
    .raw()
    .toBuffer()
  expect(similarity(greys, greys, WIDTH)).toBe(1)
  expect(similarity(greys, blurred, WIDTH)).toBeLessThan(0.98)
})
