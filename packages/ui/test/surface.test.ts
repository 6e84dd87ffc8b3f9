import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test.each(Object.entries(entries()))('%s gives everything that it names', async (_name, file) => {
  for (const [name, value] of Object.entries(await import(join(root, file)))) {
    expect(value, name).toBeDefined()
  }
})
