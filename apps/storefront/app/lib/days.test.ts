import { expect, onTestFinished, test } from 'vitest'
import { shortDays } from './arrival-days.ts'
import { dayWithYear } from './days.ts'
import { marketFacts, setMarketFacts } from './market.ts'

test('keeps a day of the shop in a marketplace west of UTC', () => {
  const facts = marketFacts()
  onTestFinished(() => setMarketFacts(facts))
  setMarketFacts({ ...facts, timeZone: 'America/Los_Angeles' })
  expect(dayWithYear('2026-11-26')).toBe('Nov 26, 2026')
})

test.each([
  ['en-US', 'Dec 3–7'],
  ['en-DE', '3–7 Dec'],
  ['ja-JP', '12月3日 – 12月7日'],
])('shortens days of one month as %s writes them', (locale, days) => {
  const facts = marketFacts()
  onTestFinished(() => setMarketFacts(facts))
  setMarketFacts({ ...facts, locale })
  expect(shortDays({ arrivesFrom: '2026-12-03', arrivesTo: '2026-12-07' })).toBe(days)
})
