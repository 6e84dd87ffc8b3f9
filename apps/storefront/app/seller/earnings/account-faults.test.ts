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

test('explains the form of a number instead of showing its pattern', () => {
  const fields = [
    { pointer: '/account/routingNumber', code: 'pattern', message: 'must match pattern "^[0-9]{9}$"' },
  ]
  expect(accountFaults({ fields })).toEqual({
    routingNumber: 'Enter the nine digits of your routing number.',
  })
})
