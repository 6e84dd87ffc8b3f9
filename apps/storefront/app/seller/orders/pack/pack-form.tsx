import { type ApiClient, unwrap } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { HandedOverField, OrderPanel, PackList, TrackingFields } from '@stoa/back-office'
import { Button } from '@stoa/ui'
import { useState } from 'react'
import type { CallTools } from '../../../shared/call/calls.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../../shared/orders/chosen-quantities.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import type { NextParcel } from '../order/seller-order-view.ts'
import type { SellerOrderControl } from '../order/use-seller-order.ts'

export interface PackFormProps {
  readonly order: SellerOrder
  readonly parcel: NextParcel
  readonly control: SellerOrderControl
  /** The parcel is packed and not shipped yet. */
  readonly onHold: () => void
  readonly onDone: (order: SellerOrder, words: string) => void
}

const words = (pieces: number, one: string, many: string) =>
  pieces === 1 ? `1 piece ${one}` : `${pieces} pieces ${many}`

/** One parcel: what goes into it and how it is sent. */
export function PackForm({ order, parcel, control, onHold, onDone }: PackFormProps) {
  const { data: carriers } = useShopRead('/api/seller/carriers')
  // As it was when this parcel was begun: packing it changes what is left of the order.
  const [begun] = useState({ ...order, ...parcel })
  const [value, setValue] = useState<Readonly<Record<string, number>>>({})
  const [tracking, setTracking] = useState({ carrier: '', number: '' })
  const [day, setDay] = useState('')
  const [isPacked, setPacked] = useState(false)
  const { number } = order
  const { busy, problem } = control
  const { lines, claimId } = begun
  const chosen = chosenWithin(
    value,
    lines.map(line => ({ ...line, unitPrice: 0 })),
  )
  const pieces = Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0)
  const total = lines.reduce((sum, { max }) => sum + max, 0)

  /** A repeat answers the same parcel: its key is that of what was asked. */
  const pack = async ({ api, keyOf }: CallTools<ApiClient>) => {
    const body = { lines: toLineQuantities(chosen), ...(claimId !== null && { claimId }) }
    const header = { 'Idempotency-Key': keyOf(body) }
    return unwrap(
      api.POST('/api/seller/orders/{number}/fulfillments', {
        params: { path: { number }, header },
        body,
      }),
    )
  }
  const packOnly = async () => {
    const after = await control.step('pack', pack)
    if (after) onDone(after, words(pieces, 'is packed', 'are packed'))
  }
  const ship = async () => {
    const before = new Set(begun.fulfillments.map(({ id }) => id))
    const body = {
      ...(tracking.carrier.trim() && { carrier: tracking.carrier.trim() }),
      ...(tracking.number.trim() && { trackingNumber: tracking.number.trim() }),
      ...(day && { handedOverOn: day }),
    }
    const after = await control.step('ship', async tools => {
      const { fulfillments } = await pack(tools)
      setPacked(true)
      onHold()
      const { id } = fulfillments.find(parcel => !before.has(parcel.id))!
      const params = { path: { number, id } }
      return unwrap(tools.api.POST('/api/seller/orders/{number}/fulfillments/{id}/ship', { params, body }))
    })
    if (after) onDone(after, words(pieces, 'is on its way', 'are on their way'))
  }
  return (
    <PackList
      lines={lines}
      value={value}
      onValueChange={setValue}
      disabled={busy !== undefined || isPacked}
      actions={
        <>
          <Button size="lg" busy={busy === 'ship'} disabled={pieces === 0} onClick={() => void ship()}>
            {pieces === 0 ? 'Ship' : pieces === 1 ? 'Ship 1 piece' : `Ship ${pieces} pieces`}
          </Button>
          {!isPacked && pieces > 0 && (
            <Button size="lg" emphasis="line" busy={busy === 'pack'} onClick={() => void packOnly()}>
              {pieces < total ? 'Pack, then another parcel' : 'Pack, ship later'}
            </Button>
          )}
        </>
      }
    >
      <OrderPanel title="How it is sent">
        <TrackingFields
          value={tracking}
          onValueChange={setTracking}
          carriers={carriers?.items ?? []}
          errors={{ carrier: problem?.fields.carrier, number: problem?.fields.trackingNumber }}
        />
        <HandedOverField value={day} onValueChange={setDay} error={problem?.fields.handedOverOn} />
        <ProblemNote problem={problem} />
      </OrderPanel>
    </PackList>
  )
}
