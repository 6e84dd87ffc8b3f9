import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { entries, exportsMap, publishedExports } from '../scripts/entries.ts'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('package.json has the exports that follow from the folders (pnpm run exports writes them)', () => {
  expect(manifest.exports).toEqual(exportsMap())
  expect(manifest.publishConfig.exports).toEqual(publishedExports())
})

test('publishes nothing that only the workspace has', () => {
  const files = JSON.stringify(publishedExports()).match(/"\.\/[^"]*"/g) ?? []
  expect(files.filter(file => /"\.\/(src|test|fixtures|docs|sizes)\b/.test(file))).toEqual([])
  expect(JSON.stringify(publishedExports())).not.toContain('@stoa/source')
})

/** Types alone. */
const withoutCode = ['view-models']

// Vite reads the whole source for this, which on a busy machine takes longer than a test may.
const modules: Record<string, object> = {}
beforeAll(async () => {
  for (const [name, file] of Object.entries(entries())) modules[name] = await import(join(root, file))
}, 180_000)

test('imports every entry without a browser, and each exports something', () => {
  const empty = Object.keys(modules).filter(name => Object.keys(modules[name]!).length === 0)
  expect(empty).toEqual(withoutCode)
})
