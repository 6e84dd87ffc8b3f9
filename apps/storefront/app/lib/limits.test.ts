import { MAX_WISHES } from '@stoa/api-client/limits'
import { MAX_WISHES as MAX_WISHES_OF_CORE } from '@stoa/cart-core/wish-list'
import { expect, test } from 'vitest'

test('keeps as many wishes in the core as the API allows', () => {
  expect(MAX_WISHES_OF_CORE).toBe(MAX_WISHES)
})
