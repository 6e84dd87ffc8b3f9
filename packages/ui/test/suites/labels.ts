import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatMessage, type Labels } from '../../src/system/messages.ts'

/** Proves that the translators' list has the labels of every component below `source`, and that each can be read. */
export function testLabels(source: string, english: Readonly<Record<string, Labels>>): void {
  test('every component’s labels are in the translators’ list', async () => {
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
}
