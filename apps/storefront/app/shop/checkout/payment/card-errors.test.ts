import type { EventState, FieldState } from '@paypal/paypal-js/sdk-v6'
import { expect, test } from 'vitest'
import { CARD_FIELDS, cardErrors } from './card-errors.ts'

const empty: FieldState = { isEmpty: true, isFocused: false, isPotentiallyValid: true, isValid: false }
const typing: FieldState = { ...empty, isEmpty: false }
const wrong: FieldState = { ...typing, isPotentiallyValid: false }
const right: FieldState = { ...typing, isValid: true }
const typed = (number: FieldState): EventState => ({
  cards: [],
  emittedBy: 'number',
  number,
  expiry: right,
  cvv: right,
})
const all = new Set(CARD_FIELDS)
const none = new Set<never>()

test.each([
  ['untouched', empty, none, {}],
  ['left empty', empty, all, { number: 'Enter the card number.' }],
  ['half typed', typing, none, {}],
  ['left half typed', typing, all, { number: 'This card number isn’t valid.' }],
  ['beyond fixing', wrong, none, { number: 'This card number isn’t valid.' }],
  ['right', right, all, {}],
])('shows errors of a card number that is %s', (_name, number, checked, errors) => {
  expect(cardErrors(typed(number), checked)).toEqual(errors)
})

test('shows an error at each field when an untouched form is sent', () => {
  expect(cardErrors(null, none)).toEqual({})
  expect(Object.keys(cardErrors(null, all))).toEqual([...CARD_FIELDS])
})
