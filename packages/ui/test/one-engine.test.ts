import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lock = readFileSync(join(import.meta.dirname, '../../../pnpm-lock.yaml'), 'utf8')

// Not by `overrides`: those would force one version on engines that ask for two, and say nothing. Two copies of a layer know nothing of each other: Escape then closes both, or the wrong one. And before 1.2.4
// of its slot Radix looped under React 19 (radix-ui/primitives #3799).
test.each(['react-slot', 'react-dismissable-layer', 'react-focus-scope', 'react-compose-refs'])(
  'there is one %s',
  name => {
    const versions = new Set(
      [...lock.matchAll(new RegExp(`^  '@radix-ui/${name}@([\\d.]+)`, 'gm'))].map(match => match[1]),
    )
    expect(versions.size).toBe(1)
  },
)

// Suites of this package register their tests with its own Vitest, which must be the one that runs the other package.
test('the design system and the back office share one Vitest', () => {
  const installed = (folder: string) =>
    realpathSync(join(import.meta.dirname, '../../..', folder, 'node_modules/vitest'))
  expect(
    installed('internal/back-office'),
    'pnpm-lock.yaml gives them different optional peers: make both lines in it alike',
  ).toBe(installed('packages/ui'))
})
