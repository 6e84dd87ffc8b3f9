import type { components } from '@stoa/api-client/schema'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { problem } from '../../platform/problem.ts'

type Given = components['schemas']['PayoutAccountRequest']['account']

export interface BankAccount {
  kind: 'iban' | 'us'
  /** An IBAN, or a routing number and an account number with a space between. */
  number: string
}

/** @throws problem `request.invalid` at the field whose check digits are wrong */
export function bankAccountOf(given: Given): BankAccount {
  if ('iban' in given) {
    const number = electronicFormatIBAN(given.iban) ?? ''
    if (!isValidIBAN(number))
      throw mistyped('/account/iban', 'This isn’t a valid IBAN. Compare it with your bank’s.')
    return { kind: 'iban', number }
  }
  const { routingNumber, accountNumber } = given
  if (!isRoutingNumber(routingNumber))
    throw mistyped(
      '/account/routingNumber',
      'This isn’t a valid routing number. Compare it with your bank’s.',
    )
  return { kind: 'us', number: `${routingNumber} ${accountNumber}` }
}

/** Masks an account number so that its owner recognizes it and no one can use it. */
export function maskedAccount({ kind, number }: BankAccount): string {
  return kind === 'iban' ? `${number.slice(0, 4)} •••• ${number.slice(-4)}` : `•••• ${number.slice(-4)}`
}

/** The weighted sum of the American Bankers Association: 3, 7, 1. */
function isRoutingNumber(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * [3, 7, 1][at % 3]!, 0)
  return sum > 0 && sum % 10 === 0
}

const mistyped = (pointer: string, message: string) =>
  problem('request.invalid', {
    detail: message,
    fields: [{ pointer, code: 'checksum', message }],
  })
