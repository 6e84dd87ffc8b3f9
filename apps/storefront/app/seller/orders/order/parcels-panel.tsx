import type { Fulfillment, SellerOrder } from '@stoa/api-client/schema'
import { OrderPanel, ParcelCard } from '@stoa/back-office'
import { Button } from '@stoa/ui'
import { packHref } from './order-addresses.ts'
import { toShopParcels } from './seller-order-view.ts'
import { deliverParcel, type SellerOrderControl, unpackParcel } from './use-seller-order.ts'

export interface ParcelsPanelProps {
  readonly order: SellerOrder
  readonly control: SellerOrderControl
  readonly onTracking: (parcel: Fulfillment) => void
}

/** The parcels of an order, with what can be done with each. */
export function ParcelsPanel({ order, control, onTracking }: ParcelsPanelProps) {
  const { number, actions, fulfillments } = order
  const canPack = actions.includes('pack')
  return (
    <OrderPanel
      title="Parcels"
      actions={
        canPack &&
        fulfillments.length > 0 && (
          <Button size="sm" emphasis="line" href={packHref(number)}>
            Pack the rest
          </Button>
        )
      }
    >
      {fulfillments.length === 0 && <p>{canPack ? 'Nothing is packed yet.' : 'There is no parcel.'}</p>}
      {toShopParcels(order).map((parcel, at) => {
        const { id, status } = parcel
        const name = `parcel ${at + 1}`
        const given = fulfillments.find(one => one.id === id)!
        const step = (what: string, send: typeof unpackParcel) => () =>
          void control.step(what, ({ api }) => send(api, number, id))
        return (
          <ParcelCard key={id} parcel={parcel} number={at + 1}>
            {status === 'pending' && (
              <>
                <Button size="sm" onClick={() => onTracking(given)} aria-label={`Ship ${name}`}>
                  Ship
                </Button>
                <Button
                  size="sm"
                  emphasis="plain"
                  busy={control.busy === `unpack ${id}`}
                  onClick={step(`unpack ${id}`, unpackParcel)}
                  aria-label={`Unpack ${name}`}
                >
                  Unpack
                </Button>
              </>
            )}
            {status === 'shipped' && (
              <>
                <Button
                  size="sm"
                  emphasis="line"
                  onClick={() => onTracking(given)}
                  aria-label={`Correct the tracking of ${name}`}
                >
                  Correct the tracking
                </Button>
                <Button
                  size="sm"
                  emphasis="plain"
                  busy={control.busy === `deliver ${id}`}
                  onClick={step(`deliver ${id}`, deliverParcel)}
                  aria-label={`Mark delivered: ${name}`}
                >
                  Mark delivered
                </Button>
              </>
            )}
          </ParcelCard>
        )
      })}
    </OrderPanel>
  )
}
