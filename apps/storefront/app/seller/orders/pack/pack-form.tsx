import { type ApiClient, unwrap } from '@stoa/api-client'
import type { SellerOrder } from '@stoa/api-client/schema'
import { guessCarrier, HandedOverField, OrderPanel, PackList, TrackingFields } from '@stoa/back-office'
import { Button } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import type { CallTools } from '../../../shared/call/calls.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { chosenWithin, toLineQuantities } from '../../../shared/orders/chosen-quantities.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import type { NextParcel } from '../order/seller-order-view.ts'
import type { SellerOrderControl } from '../order/use-seller-order.ts'
import { packFormLabels } from './pack.labels.ts'

export interface PackFormProps {
  readonly order: SellerOrder
  readonly parcel: NextParcel
  readonly control: SellerOrderControl
  /** Called when the parcel is packed and not shipped yet. */
  readonly onHold: () => void
  /** Shipping details of the parcel before that hold for this one too. */
  readonly typed: ShippingInput
  /** Called with the order after the step, a message for the seller, and what the next parcel begins with. */
  readonly onDone: (order: SellerOrder, message: string, typed: ShippingInput) => void
}

export interface ShippingInput {
  /** Carrier that was chosen by hand. Empty if its number tells. */
  readonly carrier: string
  /** Day on which the carrier received it. Empty for today. */
  readonly day: string
}

export const NOTHING_TYPED: ShippingInput = { carrier: '', day: '' }

const NO_TRACKING = { carrier: null, trackingNumber: null }

/** Packs one parcel: its items, and how it ships. */
export function PackForm({ order, parcel, control, typed, onHold, onDone }: PackFormProps) {
  const { data: carriers } = useShopRead('/api/seller/carriers')
  // The order when this parcel was started. Packing changes which items are left.
  const [begun] = useState({ ...order, ...parcel })
  const [value, setValue] = useState<Readonly<Record<string, number>>>({})
  const [tracking, setTracking] = useState({ carrier: typed.carrier, number: '' })
  const [day, setDay] = useState(typed.day)
  /** Parcel that is packed and could not be shipped. Its tracking can still be corrected. */
  const [packedId, setPackedId] = useState<string>()
  const isPacked = packedId !== undefined
  const { number } = order
  const { busy, problem } = control
  const { lines, claimId } = begun
  const chosen = chosenWithin(
    value,
    lines.map(line => ({ ...line, unitPrice: 0 })),
  )
  const count = Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0)
  const total = lines.reduce((sum, { max }) => sum + max, 0)

  const typedTracking = {
    ...(tracking.carrier.trim() && { carrier: tracking.carrier.trim() }),
    ...(tracking.number.trim() && { trackingNumber: tracking.number.trim() }),
  }
  const isGuessed = tracking.carrier === guessCarrier(tracking.number, carriers?.items ?? [])
  const next = { carrier: isGuessed ? '' : tracking.carrier, day }

  /** Packs the chosen items. A repeated request returns the parcel of the first one, by its idempotency key. */
  const pack = async ({ api, keyOf }: CallTools<ApiClient>) => {
    const body = { lines: toLineQuantities(chosen), ...(claimId !== null && { claimId }), ...typedTracking }
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
    if (after) onDone(after, formatMessage(packFormLabels.packed, { count }), next)
  }
  const ship = async () => {
    const before = new Set(begun.fulfillments.map(({ id }) => id))
    // Replaces what the parcel kept, since it may have been corrected.
    const body = { ...NO_TRACKING, ...typedTracking, ...(day && { handedOverOn: day }) }
    const after = await control.step('ship', async tools => {
      const id = packedId ?? (await pack(tools)).fulfillments.find(parcel => !before.has(parcel.id))!.id
      setPackedId(id)
      onHold()
      const params = { path: { number, id } }
      return unwrap(tools.api.POST('/api/seller/orders/{number}/fulfillments/{id}/ship', { params, body }))
    })
    if (after) onDone(after, formatMessage(packFormLabels.shipped, { count }), next)
  }
  return (
    <PackList
      lines={lines}
      value={value}
      onValueChange={setValue}
      disabled={busy !== undefined || isPacked}
      actions={
        <>
          <Button size="lg" busy={busy === 'ship'} disabled={count === 0} onClick={() => void ship()}>
            {formatMessage(packFormLabels.ship, { count })}
          </Button>
          {!isPacked && count > 0 && (
            <Button size="lg" emphasis="line" busy={busy === 'pack'} onClick={() => void packOnly()}>
              {count < total ? packFormLabels.packMore : packFormLabels.packOnly}
            </Button>
          )}
        </>
      }
    >
      <OrderPanel title={packFormLabels.shipping}>
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
