import { expect, test } from 'vitest'
import type { MarketSettings } from '../../platform/market.ts'
import { faultsOf } from './check-settings.ts'
import { completed, suppliedSettings } from './supplied-settings.ts'

test('completes a version from before withdrawals so that it can be applied again', () => {
  const scopes = [7, 13, 14, 30].map(days => {
    const { withdrawal: _, ...older } = suppliedSettings()
    const settings = completed({ ...older, returns: { ...older.returns, days } })
    expect(faultsOf(settings), `${days} days`).toEqual([])
    return settings.withdrawal.scope
  })
  expect(scopes).toEqual(['off', 'off', 'all', 'all'])
})

test('leaves new shops unchecked if they opened at once before business details were checked', () => {
  const { selling: _, ...older } = suppliedSettings()
  const tradersOf = (selling: object, isDemo = false) =>
    completed({ ...older, selling } as Partial<MarketSettings>, { isDemo }).selling.traders
  expect(tradersOf({ approval: 'manual' })).toBe('checked')
  expect(tradersOf({ approval: 'auto' })).toBe('unchecked')
  expect(tradersOf({ approval: 'manual' }, true)).toBe('unchecked')
  expect(tradersOf({ approval: 'auto', traders: 'checked' }, true)).toBe('checked')
})
