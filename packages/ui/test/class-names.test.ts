import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { classNames } from '../scripts/class-names.ts'

const source = join(import.meta.dirname, '../src')
const badge = { hash: '1abc0', filePath: 'src/primitives/badge/badge.css.ts' }

test('class names change with the styles, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-classes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(source, folder, { recursive: true })
  const name = classNames(source)(badge)
  expect(name).toMatch(/^stoa-[a-z\d]{5}-badge-1abc0$/)
  expect(classNames(folder)(badge)).toBe(name)
  const other = join(folder, 'primitives/button/button.css.ts')
  writeFileSync(other, readFileSync(other, 'utf8').replace('padding', 'margin'))
  expect(classNames(folder)(badge)).not.toBe(name)
})
