import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { entries, exportsMap, publishedExports } from '../scripts/entries.ts'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('the exports map follows the folders (node scripts/write-exports.ts mends it)', () => {
  expect(manifest.exports).toEqual(exportsMap())
  expect(manifest.publishConfig.exports).toEqual(publishedExports())
})

test('nothing that only the workspace knows is published', () => {
  expect(JSON.stringify(publishedExports())).not.toContain('@stoa/source')
  expect(JSON.stringify(publishedExports())).not.toContain('src/')
})

// Vite reads the whole source for this, which on a busy machine takes longer than a test may.
const modules: Record<string, Record<string, unknown>> = {}
beforeAll(async () => {
  for (const [name, file] of Object.entries(entries())) modules[name] = await import(join(root, file))
}, 180_000)

test.each(Object.keys(entries()))('%s gives everything that it names', entry => {
  expect(modules[entry]).toBeDefined()
  for (const [name, value] of Object.entries(modules[entry] ?? {})) {
    expect(value, name).toBeDefined()
  }
})
