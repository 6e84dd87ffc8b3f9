import { expect, test } from 'vitest'
import { shopFacts } from './shop-facts.ts'

test('lists the facts of a shop and leaves out those without enough data', () => {
  const sentOnTime = { percent: 98, orders: 200 }
  const facts = (...of: Parameters<typeof shopFacts>) => shopFacts(...of).facts
  const answers = (hours: number) => facts({ sentOnTime: null, answers: { hours, questions: 12 } })
  expect(facts({ sentOnTime, answers: null })).toEqual(['98% of its last 200 orders shipped on time.'])
  expect(answers(3)).toEqual(['Usually answers within 3 hours, based on its last 12 questions.'])
  expect([answers(1), answers(24), answers(25)].map(([words]) => words!.slice(0, 31))).toEqual([
    'Usually answers within an hour,',
    'Usually answers within a day, b',
    'Usually answers within 2 days, ',
  ])
  expect(facts({ sentOnTime: null, answers: null })).toEqual([])
  expect(facts({ sentOnTime: null, answers: null }, 1_412)).toEqual(['1,412 sold in the last 90 days.'])
})
