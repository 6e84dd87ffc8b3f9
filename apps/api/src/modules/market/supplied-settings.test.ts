import { expect, test } from 'vitest'
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
