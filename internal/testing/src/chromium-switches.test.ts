import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { switchedOff } from './chromium-switches.ts'

test('the storefront’s browser is without all that Playwright switches off', () => {
  const playwright = dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json')))
  const bundle = join(playwright, 'lib/coreBundle.js')
  const list = /disabledFeatures = \[([\s\S]*?)\]/.exec(readFileSync(bundle, 'utf8'))?.[1] ?? ''
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name!)
  // Those of Edge begin with its maker.
  assert.ok(names.length > 10, 'Playwright keeps its list elsewhere')
  assert.deepEqual(
    names.filter(name => !name.startsWith('ms') && !switchedOff.includes(name)),
    [],
  )
})
