import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from '../src/english.ts'
import { formatMessage } from '../src/system/messages.ts'

test('every component’s labels are in the translators’ list', async () => {
  const source = join(import.meta.dirname, '..', 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.labels.ts'),
  )
  const listed = new Set<unknown>(Object.values(english))
  const missing: string[] = []
  for (const file of files) {
    const labels = Object.values((await import(join(source, file))) as Record<string, unknown>)
    if (!labels.some(value => listed.has(value))) missing.push(file)
  }
  expect(files.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('every message can be read', () => {
  for (const labels of Object.values(english)) {
    for (const message of Object.values(labels))
      expect(() => formatMessage(message, { count: 2 })).not.toThrow()
  }
})
