import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Formats or reads a day without saying of which time zone. `useOrderDates` takes the shop's. */
const WITHOUT_ZONE = /Intl\.DateTimeFormat\(|toLocale(Date|Time)String\(|\.get(Date|Day|Month|FullYear)\(/

/** Formats a deadline in the shop's time zone, although its email names the one of the marketplace. */
const DEADLINE_OF_SHOP = /\b(day|shortDay|moment)\(([\w]+\.)*(decideBy|sendBy|labelDueAt|answerBy|dueBy)\)/

test('shows deadlines of returns, claims and disputes in the time zone of their emails', () => {
  const found = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(file =>
    DEADLINE_OF_SHOP.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(found).toEqual([])
})

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
