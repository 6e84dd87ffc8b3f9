import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { publishedFolders } from '../lib/published.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-packed-'))
after(() => rmSync(folder, { recursive: true, force: true }))

interface Manifest {
  private?: boolean
  scripts: Record<string, string>
}
const published = publishedFolders().map(name => {
  const manifest: Manifest = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'))
  return { name, manifest }
})

/** Creates a package with these files that builds nothing before it is packed. */
function packageWith(name: string, files: string[]): string {
  const home = join(folder, name)
  mkdirSync(join(home, 'dist'), { recursive: true })
  const manifest = {
    name,
    version: '1.0.0',
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    scripts: { prepack: `node ${inRoot('scripts/check-packed.mjs')}` },
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(home, 'pnpm-workspace.yaml'), '')
  for (const file of files) writeFileSync(join(home, 'dist', file), 'export {}')
  return home
}
const packed = (home: string) => readdirSync(home).filter(file => file.endsWith('.tgz'))

for (const [what, files] of [
  ['empty', []],
  ['half built', ['index.js']],
] as const)
  test(`a package that is ${what} cannot be packed`, async () => {
    const home = packageWith(what.replace(' ', '-'), [...files])
    const { code, output } = await run('pnpm', ['pack'], { cwd: home })
    assert.notEqual(code, 0, output)
    assert.match(output, /would be packed incomplete:.*\.\/dist\/index\.d\.ts is not there/s)
    assert.deepEqual(packed(home), [])
  })

test('a package that is whole can be packed', async () => {
  const home = packageWith('whole', ['index.js', 'index.d.ts'])
  const { code, output } = await run('pnpm', ['pack'], { cwd: home })
  assert.equal(code, 0, output)
  assert.deepEqual(packed(home), ['whole-1.0.0.tgz'])
})

test('every published package builds itself and is looked at before it is packed', () => {
  assert.deepEqual(
    published.map(({ name }) => name),
    ['api-client', 'cart-core', 'elements', 'ui'],
  )
  assert.deepEqual(
    published.filter(({ manifest }) => manifest.private),
    [],
  )
  for (const { name, manifest } of published)
    assert.match(
      manifest.scripts.prepack ?? '',
      new RegExp(`^turbo run build --filter @stoa/${name} .*&& node ../../scripts/check-packed.mjs$`),
      name,
    )
})
