import { expect, test } from 'vitest'
import { zoneInWords } from './words.ts'

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'UTC−5'],
  ['Etc/GMT-14', 'UTC+14'],
])('names %s %s', (timeZone, name) => {
  expect(zoneInWords(timeZone)).toBe(name)
})
