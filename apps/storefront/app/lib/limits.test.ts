import { MAX_WISHES } from '@stoa/api-client/limits'
import { MAX_WISHES as MAX_WISHES_OF_CORE } from '@stoa/cart-core/wish-list'
import { expect, test } from 'vitest'

test('the core, which knows no contract, keeps as many wishes as the contract allows', () => {
  expect(MAX_WISHES_OF_CORE).toBe(MAX_WISHES)
})
