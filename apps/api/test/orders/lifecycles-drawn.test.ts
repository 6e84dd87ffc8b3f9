import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLifecycles, lifecyclesFile } from '../../scripts/draw-lifecycles.ts'

test('matches docs/lifecycles.md with the output of `pnpm --filter api lifecycles`', () => {
  expect(readFileSync(lifecyclesFile, 'utf8')).toBe(drawLifecycles())
})
