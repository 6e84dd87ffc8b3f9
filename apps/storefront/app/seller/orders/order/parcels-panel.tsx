import type { Fulfillment, SellerOrder } from '@stoa/api-client/schema'
import { OrderPanel, ParcelCard } from '@stoa/back-office'
import { Button } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { packHref } from './order-addresses.ts'
import { parcelsPanelLabels } from './parcels-panel.labels.ts'
import { toShopParcels } from './seller-order-view.ts'
import { deliverParcel, type SellerOrderControl, unpackParcel } from './use-seller-order.ts'

export interface ParcelsPanelProps {
  readonly order: SellerOrder
  readonly control: SellerOrderControl
  readonly onTracking: (parcel: Fulfillment) => void
}

/** Shows the parcels of an order, each with the steps that it allows. */
export function ParcelsPanel({ order, control, onTracking }: ParcelsPanelProps) {
  const { number, actions, fulfillments } = order
  const canPack = actions.includes('pack')
  return (
    <OrderPanel
      title={parcelsPanelLabels.title}
      actions={
        canPack &&
        fulfillments.length > 0 && (
          <Button size="sm" emphasis="line" href={packHref(number)}>
            {parcelsPanelLabels.packRest}
          </Button>
        )
      }
    >
      {fulfillments.length === 0 && (
        <p>{canPack ? parcelsPanelLabels.nonePacked : parcelsPanelLabels.none}</p>
      )}
      {toShopParcels(order).map((parcel, at) => {
        const { id, status } = parcel
        const named = (label: string) => formatMessage(label, { number: at + 1 })
        const given = fulfillments.find(one => one.id === id)!
        const step = (what: string, send: typeof unpackParcel) => () =>
          void control.step(what, ({ api }) => send(api, number, id))
        return (
          <ParcelCard key={id} parcel={parcel} number={at + 1}>
            {status === 'pending' && (
              <>
                <Button
                  size="sm"
                  onClick={() => onTracking(given)}
                  aria-label={named(parcelsPanelLabels.shipNamed)}
                >
                  {parcelsPanelLabels.ship}
                </Button>
                <Button
                  size="sm"
                  emphasis="plain"
                  busy={control.busy === `unpack ${id}`}
                  onClick={step(`unpack ${id}`, unpackParcel)}
                  aria-label={named(parcelsPanelLabels.unpackNamed)}
                >
                  {parcelsPanelLabels.unpack}
                </Button>
              </>
            )}
            {status === 'shipped' && (
              <>
                <Button
                  size="sm"
                  emphasis="line"
                  onClick={() => onTracking(given)}
                  aria-label={named(parcelsPanelLabels.trackingNamed)}
                >
                  {parcelsPanelLabels.tracking}
                </Button>
                <Button
                  size="sm"
                  emphasis="plain"
                  busy={control.busy === `deliver ${id}`}
                  onClick={step(`deliver ${id}`, deliverParcel)}
                  aria-label={named(parcelsPanelLabels.deliverNamed)}
                >
                  {parcelsPanelLabels.deliver}
                </Button>
              </>
            )}
          </ParcelCard>
        )
      })}
    </OrderPanel>
  )
}
