/** A package packs whole from a checkout in which nothing was ever built. */
import assert from 'node:assert/strict'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'

const folder = mkdtempSync(join(tmpdir(), 'stoa-packing-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')) as {
    name: string
    scripts: Record<string, string>
    publishConfig?: { exports: unknown }
  }
const published = globSync('*/package.json', { cwd: inRoot('packages') }).map(dirname)

test('every published package builds itself before it is packed', () => {
  assert.ok(published.length >= 3)
  for (const manifest of published.map(manifestOf))
    assert.match(manifest.scripts.prepack ?? '', new RegExp(`^turbo run build --filter ${manifest.name} `))
})

// Every day `hosts.test.ts` packs all packages, from a checkout in which they may have been built before.
if (process.env.STOA_SOAK)
  test('packed from a fresh checkout, the files that the manifest names are there', {
    timeout: 300_000,
  }, async () => {
    const home = join(folder, 'packages/cart-core')
    mkdirSync(home, { recursive: true })
    for (const name of [
      'package.json',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
      'turbo.json',
      'tsconfig.base.json',
      'scripts/check-packed.mjs',
    ])
      cpSync(inRoot(name), join(folder, name))
    cpSync(inRoot('packages/cart-core'), home, {
      recursive: true,
      filter: path => !/\/(dist|node_modules|\.turbo|reports)$/.test(path),
    })
    for (const at of ['node_modules', 'packages/cart-core/node_modules'])
      symlinkSync(inRoot(at), join(folder, at))

    const file = join(folder, 'packed.tgz')
    const env = { pnpm_config_verify_deps_before_run: 'false' }
    const packed = await run('pnpm', ['pack', '--out', file], { cwd: home, env })
    assert.equal(packed.code, 0, packed.output)
    const { output } = await run('tar', ['tzf', file])
    const files = output.split('\n')
    const entries = JSON.stringify(manifestOf('cart-core').publishConfig?.exports).match(/\.\/dist\/[^"]+/g)
    assert.ok(entries?.length)
    for (const entry of entries)
      assert.ok(files.includes(`package/${entry.slice(2)}`), `${entry} in\n${output}`)
  })
