import { unwrap } from '@stoa/api-client'
import type { Fulfillment } from '@stoa/api-client/schema'
import { HandedOverField, TrackingFields } from '@stoa/back-office'
import { Button, Dialog } from '@stoa/ui'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import type { OrderDialogProps } from './cancel-order-dialog.tsx'
import { trackingDialogLabels } from './tracking-dialog.labels.ts'

export interface TrackingDialogProps extends OrderDialogProps {
  readonly parcel: Fulfillment
}

/** Ships a parcel, or edits the tracking of one that is on its way. */
export function TrackingDialog({ order, parcel, control, onClose }: TrackingDialogProps) {
  const { data: carriers } = useShopRead('/api/seller/carriers')
  const isShipped = parcel.status === 'shipped'
  const [value, setValue] = useState({
    carrier: parcel.carrier ?? '',
    number: parcel.trackingNumber ?? '',
  })
  const [day, setDay] = useState('')
  const params = { path: { number: order.number, id: parcel.id } }
  const send = async () => {
    const tracking = {
      ...(value.carrier.trim() && { carrier: value.carrier.trim() }),
      ...(value.number.trim() && { trackingNumber: value.number.trim() }),
    }
    const done = await control.step('tracking', ({ api }) =>
      unwrap(
        isShipped
          ? api.PATCH('/api/seller/orders/{number}/fulfillments/{id}', { params, body: tracking })
          : api.POST('/api/seller/orders/{number}/fulfillments/{id}/ship', {
              params,
              // Fields that were cleared replace what was kept when the parcel was packed.
              body: { carrier: null, trackingNumber: null, ...tracking, ...(day && { handedOverOn: day }) },
            }),
      ),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || control.busy || onClose()}
      title={isShipped ? trackingDialogLabels.edit : trackingDialogLabels.ship}
      description={isShipped ? trackingDialogLabels.editText : trackingDialogLabels.shipText}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {trackingDialogLabels.back}
          </Button>
          <Button busy={control.busy === 'tracking'} onClick={() => void send()}>
            {isShipped ? trackingDialogLabels.save : trackingDialogLabels.ship}
          </Button>
        </>
      }
    >
      <TrackingFields
        value={value}
        onValueChange={setValue}
        carriers={carriers?.items ?? []}
        errors={{
          carrier: control.problem?.fields.carrier,
          number: control.problem?.fields.trackingNumber,
        }}
      />
      {!isShipped && (
        <HandedOverField value={day} onValueChange={setDay} error={control.problem?.fields.handedOverOn} />
      )}
      <ProblemNote problem={control.problem} />
    </Dialog>
  )
}
