import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { BulkRow } from '../platform/db/bulk.ts'

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url))

/** `cove-mug-lagoon.webp` → `cove-mug-lagoon`: a picture's id is part of its address. */
export const mediaIdOf = (file: string): string => file.replace(/\.[a-z]+$/, '')

/** Rows for pictures of the project's own. */
export async function mediaRows(files: Iterable<string>, createdAt: Date): Promise<BulkRow[]> {
  return Promise.all(
    [...new Set(files)].sort().map(async path => {
      const { width, height } = await sizeOf(path)
      return {
        id: mediaIdOf(path),
        source: 'file',
        path,
        width,
        height,
        alt: '',
        status: 'ready',
        created_at: createdAt,
      }
    }),
  )
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const bytes = await readFile(`${FOLDER}${path}`)
  if (path.endsWith('.svg')) return sizeOfDrawing(path, bytes.toString())
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** By its own words: the server has no reader for drawings, since others might send theirs. */
function sizeOfDrawing(path: string, drawing: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
  if (!width || !height)
    throw new Error(`${path} says no size: give it a viewBox of whole numbers that starts at 0 0`)
  return { width: Number(width), height: Number(height) }
}
