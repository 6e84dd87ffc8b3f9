import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BulkRow } from '../src/platform/db/bulk.ts'
import { DEMO_PICTURES, readContentHashes } from './demo-pictures.ts'

/** `cove-mug-lagoon.webp` → `cove-mug-lagoon`: a picture's id is part of its address. */
export const mediaIdOf = (file: string): string => file.replace(/\.[a-z]+$/, '')

/** Rows of demo pictures. */
export async function mediaRows(files: Iterable<string>, createdAt: Date): Promise<BulkRow[]> {
  const hashes = await readContentHashes()
  return Promise.all(
    [...new Set(files)].sort().map(async path => {
      const { width, height } = await sizeOf(path)
      return {
        id: mediaIdOf(path),
        source: 'file',
        path,
        content_hash: hashes[path] ?? null,
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
  const bytes = await readFile(join(DEMO_PICTURES, path))
  if (path.endsWith('.svg')) return sizeOfDrawing(path, bytes.toString())
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/**
 * Reads the size of a drawing from its text. The server has no decoder for drawings, because uploads must not contain
 * any.
 */
function sizeOfDrawing(path: string, drawing: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
  if (!width || !height)
    throw new Error(`${path} has no size: give it a viewBox of whole numbers that starts at 0 0`)
  return { width: Number(width), height: Number(height) }
}
