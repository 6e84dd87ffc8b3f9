import { expect, test } from 'vitest'
import { trackingOf } from './carriers.ts'

const UPS = 'https://www.ups.com/track?tracknum=1Z999AA10123456784'

test.each([
  ['is the carrier’s, whatever the shop gives', 'UPS', '1Z999AA10123456784', 'https://ups.example/1', UPS],
  ['of another site is dropped for a known carrier', 'UPS', '7', 'https://ups.example/1', null],
  ['of the carrier’s own site is kept', 'UPS', '7', 'https://www.ups.com/7', 'https://www.ups.com/7'],
  ['is kept for an unknown carrier', 'Cousin Ada', '7', 'https://ada.example/7', 'https://ada.example/7'],
])('a tracking link %s', (_what, carrier, trackingNumber, trackingUrl, expected) => {
  expect(trackingOf({ carrier, trackingNumber, trackingUrl }).trackingUrl).toBe(expected)
})
