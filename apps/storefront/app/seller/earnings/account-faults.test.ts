import { expect, test } from 'vitest'
import { accountFaults } from './account-faults.ts'

test('shows the message about a rejected number at its own field', () => {
  const fields = [
    { pointer: '/account/iban', code: 'checksum', message: 'is no IBAN' },
    { pointer: '/password', code: 'wrong', message: 'is not your password' },
  ]
  expect(accountFaults({ fields })).toEqual({
    iban: 'This is no IBAN.',
    password: 'This is not your password.',
  })
})
