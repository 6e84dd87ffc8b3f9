import type { Claim, Order, Return } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { chosenWithin } from '../../shared/orders/chosen-quantities.ts'
import { toChoosableLines, toClaim, toReturn } from './after-sales-view.ts'
import { deliveryReason, reasonChoice, toReason, toReturnLines } from './return-request.ts'

const line = {
  id: 'l1',
  title: 'Cove mug',
  options: [],
  picture: null,
  unitPrice: 24,
  cancelableQuantity: 0,
  returnableQuantity: 2,
  claimableQuantity: 1,
} as unknown as Order['lines'][number]

test('offers only lines with a quantity that the server allows', () => {
  expect(toChoosableLines([line], 'cancelableQuantity', 'USD')).toEqual([])
  expect(toChoosableLines([line], 'returnableQuantity', 'USD')).toMatchObject([{ max: 2, unitPrice: 2_400 }])
  expect(toChoosableLines([line], 'claimableQuantity', 'JPY')).toMatchObject([{ max: 1, unitPrice: 24 }])
})

test('limits an older draft to the quantities that can be chosen now', () => {
  const lines = toChoosableLines([line], 'returnableQuantity', 'USD')
  expect(chosenWithin({ l1: 5, gone: 1 }, lines)).toEqual({ l1: 2 })
  expect(chosenWithin({ l1: -1 }, lines)).toEqual({})
  expect(chosenWithin({ l1: 'x' as unknown as number }, lines)).toEqual({})
})

test('maps returns and claims to screen data, with amounts in minor units', () => {
  const amounts = { itemTotal: 24, shippingTotal: 6.99, postageTotal: 4.5, total: 35.49, refundable: 50 }
  const shown = toReturn(
    {
      status: 'in_transit',
      lines: [
        {
          orderLineId: 'l1',
          title: 'Cove mug',
          quantity: 1,
          reason: 'not_as_described',
          receivedQuantity: null,
          condition: 'as_new',
        },
      ],
      refund: amounts,
      keptTotal: 1.5,
      postage: { kind: 'reimburse', labelDueAt: null, max: 9, paid: 4.5 },
      actions: [],
    } as unknown as Return,
    'USD',
  )
  expect(shown).toMatchObject({
    status: 'inTransit',
    kept: 150,
    refund: { items: 2_400, delivery: 699, postage: 450, total: 3_549 },
    postage: { kind: 'reimburse', max: 900, paid: 450 },
    pieces: [{ id: 'l1', reason: 'notAsDescribed', condition: 'asNew', received: null }],
  })
  const claim = {
    kind: 'wrong_item',
    lines: [
      { orderLineId: 'l1', quantity: 1 },
      { orderLineId: 'gone', quantity: 2 },
    ],
    actions: [],
  } as unknown as Claim
  expect(toClaim(claim, { lines: [line] })).toMatchObject({
    kind: 'wrongItem',
    pieces: [{ title: 'Cove mug' }, { title: 'Item' }],
  })
})

test('maps every reason of the form to the contract and back', () => {
  for (const reason of ['changed_mind', 'does_not_fit', 'wrong_item', 'not_as_described', 'other'] as const)
    expect(toReason(reasonChoice(reason))).toBe(reason)
  expect(toReason('')).toBeUndefined()
  expect(reasonChoice(undefined)).toBe('')
})

test('says why shipping is refunded or not', () => {
  const lines = toReturnLines({ l1: 1, l2: 1 }, { l1: 'damaged' })
  expect(lines[1]).toEqual({ orderLineId: 'l2', quantity: 1, reason: 'other' })
  expect(deliveryReason(699, lines)).toBe('all')
  expect(deliveryReason(699, lines.slice(1))).toBe('standard')
  expect(deliveryReason(0, lines)).toBe('none')
})
