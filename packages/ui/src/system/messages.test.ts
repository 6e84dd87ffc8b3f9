import { describe, expect, test } from 'vitest'
import { formatMessage, type MessageArguments } from './messages.ts'

const items = '{count, plural, =0 {No items} one {# item} other {# items}}'

describe('formatMessage', () => {
  test.each([
    ['plain words', {}, 'en', 'plain words'],
    ['Hello {name}', { name: 'Mara' }, 'en', 'Hello Mara'],
    ['{a} and {a} and {b}', { a: 'x', b: 'y' }, 'en', 'x and x and y'],
    [items, { count: 0 }, 'en', 'No items'],
    [items, { count: 1 }, 'en', '1 item'],
    [items, { count: 1234 }, 'en', '1,234 items'],
    [items, { count: 1234 }, 'de', '1.234 items'],
    [
      '{name} has {count, plural, one {# thing} other {# things}}.',
      { name: 'Ines', count: 2 },
      'en',
      'Ines has 2 things.',
    ],
    ['{count, plural, one {# {unit}} other {# {unit}s}}', { count: 3, unit: 'mug' }, 'en', '3 mugs'],
    ['{count, plural, one {# kus} few {# kusy} other {# kusů}}', { count: 3 }, 'cs', '3 kusy'],
    ['{count, plural, one {# kus} few {# kusy} other {# kusů}}', { count: 7 }, 'cs', '7 kusů'],
    ['{year}', { year: '2026' }, 'en', '2026'],
    ['{name}', {}, 'en', '{name}'],
    ['100 # sure', {}, 'en', '100 # sure'],
  ])('%j with %j in %s', (message, values, locale, said) => {
    expect(formatMessage(message, values as Record<string, string | number>, locale)).toBe(said)
  })

  test('a brace that never closes is named', () => {
    expect(() => formatMessage('Hello {name')).toThrow(/never closes.*Hello \{name/)
  })
})

test('placeholders are types', () => {
  const name: MessageArguments<'Hello {name}'> = 'name'
  const both: MessageArguments<'{name} has {count, plural, one {# thing} other {# things}} of {shop}'>[] = [
    'name',
    'count',
    'shop',
  ]
  // @ts-expect-error: not in the message
  const other: MessageArguments<'Hello {name}'> = 'nobody'
  expect([name, ...both, other]).toHaveLength(5)
})
