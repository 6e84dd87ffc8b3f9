import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLifecycles, lifecyclesFile } from '../../scripts/draw-lifecycles.ts'

test('docs/lifecycles.md is what `pnpm --filter api lifecycles` draws', () => {
  expect(readFileSync(lifecyclesFile, 'utf8')).toBe(drawLifecycles())
})
