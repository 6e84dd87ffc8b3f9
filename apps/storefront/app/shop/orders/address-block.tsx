import type { OrderAddress } from '@stoa/api-client/schema'
import { addressBlockLabels } from './address-block.labels.ts'

/** Shows a shipping address as it appears on a parcel. */
export function AddressBlock({ address: { lines, phone } }: { address: OrderAddress }) {
  return (
    <address>
      <b>{addressBlockLabels.shipTo}</b>
      <br />
      {[...lines, phone].map((line, at) => (
        <span key={at}>
          <span>{line}</span>
          <br />
        </span>
      ))}
    </address>
  )
}
