import type { SellerShop } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { faultNotice } from '../forms/fault-notice.ts'
import { restoreOnto, toKept } from './kept-shop.ts'
import { changedFields, mistakesIn, namedFaults, patchOf, toShopForm } from './shop-form.ts'

const shop = {
  id: '0198',
  version: 3,
  status: 'open',
  statusReason: null,
  name: 'Kiln & Cove',
  slug: 'kiln-cove',
  tagline: '',
  story: '<p>Twice fired.</p>',
  logo: null,
  banner: null,
  tone: 'sage',
  address: null,
  contactEmail: null,
  policies: { shipping: '', returns: '', care: '' },
  makers: [],
  handlingDays: 2,
  timeZone: 'Europe/Oslo',
  lowStockAt: 5,
  closedFrom: null,
  closedUntil: null,
  closedNote: '',
  isPaused: false,
  updatedAt: '2026-11-23T00:00:00.000Z',
} satisfies SellerShop

const base = toShopForm(shop)

test('sends only changed fields, and leaves out the vacation', () => {
  const mine = {
    ...base,
    tagline: 'By the bay',
    lowStockAt: '4',
    closedFrom: '2026-12-01',
    closedUntil: '2026-12-11',
  }
  const changed = changedFields(base, mine)
  expect(changed).toEqual(['tagline', 'lowStockAt', 'closedFrom', 'closedUntil'])
  expect(patchOf(mine, changed)).toEqual({ tagline: 'By the bay', lowStockAt: 4 })
  expect(changedFields(base, toShopForm(shop))).toEqual([])
})

test('shows a message at each invalid field before it sends', () => {
  expect(mistakesIn(base)).toEqual({})
  const wrong = {
    ...base,
    name: ' ',
    slug: 'Kiln Cove',
    lowStockAt: '-1',
    closedFrom: '2026-12-11',
    closedUntil: '2026-12-01',
  }
  expect(Object.keys(mistakesIn(wrong)).sort()).toEqual(['closedUntil', 'lowStockAt', 'name', 'slug'].sort())
  const { closedUntil, lowStockAt, slug } = mistakesIn(wrong)
  const faults = {
    ...(lowStockAt && { lowStockAt }),
    ...(slug && { slug }),
    ...(closedUntil && { closedUntil }),
  }
  expect(faultNotice(namedFaults(faults))).toEqual({
    title: 'Not saved. Check “Shop URL”.',
    text: 'Use lowercase letters, digits and single hyphens. 2 more fields need a change.',
  })
})

test('applies a kept draft to the present shop, and asks about fields that both changed', () => {
  const mine = { ...base, name: 'Mine', tagline: 'Mine', contactEmail: 'mine@example.com' }
  const content = toKept(base, mine, changedFields(base, mine))
  expect(content.mine).toEqual({ name: 'Mine', tagline: 'Mine', contactEmail: 'mine@example.com' })
  const now = { ...base, name: 'Theirs', lowStockAt: '9' }
  const open = { base: now, mine: { ...now, tagline: 'Typed since' } }
  const { mine: restored, asked } = restoreOnto(open, { key: 'key', keptAt: Date.now(), content })
  expect(restored).toEqual({
    ...now,
    name: 'Mine',
    tagline: 'Typed since',
    contactEmail: 'mine@example.com',
  })
  expect(asked).toEqual(['name'])
})
