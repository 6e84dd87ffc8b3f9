import { expect, test } from 'vitest'
import { likenessOf } from './name-likeness.ts'

test.each([
  ['Kiln & Cove', 'КІLN  &  СОVE'],
  ['Kiln & Cove', 'kiln cove'],
  ['Kiln & Cove', 'Kìln & C0ve'],
  ['Modern Home', 'Modem Home'],
  ['Stoa', 'ЅΤΟΑ'],
])('finds that %s and %s look alike', (name, other) => {
  expect(likenessOf(other)).toBe(likenessOf(name))
})

test.each([
  ['Kiln & Cove', 'Kiln & Cave'],
  ['Kiln & Cove', 'Kiln & Cove Bergen'],
  ['杯子', '椅子'],
])('tells %s from %s', (name, other) => {
  expect(likenessOf(other)).not.toBe(likenessOf(name))
})
