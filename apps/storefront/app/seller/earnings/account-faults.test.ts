import { expect, test } from 'vitest'
import { accountFaults } from './account-faults.ts'

test('shows the message about a rejected number at its own field', () => {
  const fields = [
    { pointer: '/account/iban', code: 'checksum', message: 'This isn’t a valid IBAN.' },
    { pointer: '/password', code: 'wrong', message: 'This isn’t your password.' },
  ]
  expect(accountFaults({ fields })).toEqual({
    iban: 'This isn’t a valid IBAN.',
    password: 'This isn’t your password.',
  })
})
