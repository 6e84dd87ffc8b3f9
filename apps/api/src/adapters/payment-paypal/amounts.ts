import { minorDigits } from '../../platform/money.ts'
import { type Amount, ProviderUnavailable } from '../../ports/payment.ts'

const TWO_DIGITS = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
)
/** PayPal takes no decimals in these, whatever ISO 4217 says of them. */
const NO_DIGITS = new Set('HUF JPY TWD'.split(' '))

/** PayPal's format for amounts of one currency. */
export interface PayPalAmounts {
  /** 6197 → `{ currency_code: 'USD', value: '61.97' }` */
  write(minor: number): { currency_code: string; value: string }
  read(money: { currency_code: string; value: string } | undefined): Amount
}

/** @throws Error if PayPal does not accept the currency, or uses another minor unit than the marketplace */
export function createPayPalAmounts(currency: string): PayPalAmounts {
  const digits = TWO_DIGITS.has(currency) ? 2 : NO_DIGITS.has(currency) ? 0 : null
  if (digits === null) throw new Error(`PayPal does not take ${currency}: choose another currency`)
  if (digits !== minorDigits(currency))
    throw new Error(
      `PayPal takes ${currency} with ${digits} decimals and the marketplace counts ${minorDigits(currency)}: choose another currency`,
    )
  return {
    write: minor => ({ currency_code: currency, value: toDecimal(minor, digits) }),
    read(money) {
      const minor = money && toMinor(money.value, digits)
      if (money === undefined || minor === null || minor === undefined)
        throw new ProviderUnavailable('PayPal named an amount that cannot be read')
      return { minor, currency: money.currency_code }
    },
  }
}

function toDecimal(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function toMinor(value: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined || !/^0*$/.test(fraction.slice(digits))) return null
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}
