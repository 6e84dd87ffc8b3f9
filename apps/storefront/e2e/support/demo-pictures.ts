import { link, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { inRoot } from '@stoa/testing/paths'
import { blackPng } from './png.ts'

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600]

/**
 * Puts black pictures of the right sizes into the folder of those that the API has rendered. To render and decode the demo's
 * photographs took a quarter of the processor time of tests that show products. Uploads are still rendered.
 *
 * @param data the API's data folder, before the API starts
 */
export async function placeDemoPictures(data: string): Promise<void> {
  const hashes: Record<string, string> = JSON.parse(
    await readFile(inRoot('demo/content-hashes.json'), 'utf8'),
  )
  const made = new Map<string, string>()
  for (const [file, hash] of Object.entries(hashes)) {
    if (!file.endsWith('.webp')) continue
    const ratio = await ratioOf(file)
    const folder = join(data, 'media/sizes', parse(file).name)
    await mkdir(folder, { recursive: true })
    for (const width of WIDTHS) {
      // Browsers look at the bytes, not at the name.
      const path = join(folder, `${hash}-${width}.avif`)
      const size = `${width} ${ratio}`
      const same = made.get(size)
      if (same) await link(same, path)
      else await writeFile(path, blackPng(width, Math.ceil(width * ratio)))
      made.set(size, same ?? path)
    }
  }
}

/** Height of a lossy WebP for each pixel of its width. */
async function ratioOf(file: string): Promise<number> {
  const picture = await open(inRoot('demo/pictures', file))
  try {
    const { buffer } = await picture.read(Buffer.alloc(4), 0, 4, 26)
    return (buffer.readUInt16LE(2) & 0x3fff) / (buffer.readUInt16LE(0) & 0x3fff)
  } finally {
    await picture.close()
  }
}
