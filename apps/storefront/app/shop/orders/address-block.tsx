import type { OrderAddress } from '@stoa/api-client/schema'
import { LOCALE } from '../../lib/money.ts'
import { addressBlockLabels } from './address-block.labels.ts'

const countries = new Intl.DisplayNames(LOCALE, { type: 'region' })

const nameOf = (code: string): string => {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

/** Shows a shipping address as it appears on a parcel. */
export function AddressBlock({ address }: { address: OrderAddress }) {
  const { fullName, line1, line2, postalCode, city, region, countryCode, phone } = address
  const lines = [fullName, line1, line2, [postalCode, city].filter(Boolean).join(' '), region]
  const shown = [...lines, nameOf(countryCode), phone].filter(Boolean)
  return (
    <address>
      <b>{addressBlockLabels.shipTo}</b>
      <br />
      {shown.map(line => (
        <span key={line}>
          <span>{line}</span>
          <br />
        </span>
      ))}
    </address>
  )
}
