import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Formats or reads a day without saying of which time zone. `useOrderDates` takes the shop's. */
const WITHOUT_ZONE = /Intl\.DateTimeFormat\(|toLocale(Date|Time)String\(|\.get(Date|Day|Month|FullYear)\(/

test('shows and reads no day of the seller area in the time zone of the browser', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(file =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter(line => WITHOUT_ZONE.test(line) && !line.includes('timeZone'))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
