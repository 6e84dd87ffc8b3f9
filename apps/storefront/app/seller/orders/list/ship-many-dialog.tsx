import { unwrap } from '@stoa/api-client'
import type { OrderOutcome } from '@stoa/api-client/schema'
import { type CarrierForm, HandedOverField, TrackingSheet, type TrackingValue } from '@stoa/back-office'
import { Button, Dialog } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { shipManyDialogLabels } from './ship-many-dialog.labels.ts'

export interface ShipManyDialogProps {
  readonly numbers: readonly string[]
  readonly carriers: readonly CarrierForm[]
  readonly onClose: () => void
  readonly onDone: (outcomes: readonly OrderOutcome[]) => void
}

/** Takes carriers and tracking numbers of many orders in one sheet. Refused orders stay in it, with the reason. */
export function ShipManyDialog({ numbers, carriers, onClose, onDone }: ShipManyDialogProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const [rows, setRows] = useState<readonly { id: string; problem?: string }[]>(() =>
    numbers.map(id => ({ id })),
  )
  const [value, setValue] = useState<Readonly<Record<string, TrackingValue>>>({})
  const [day, setDay] = useState('')
  const ship = async () => {
    const orders = rows.map(({ id: number }) => {
      const { carrier = '', number: trackingNumber = '' } = value[number] ?? {}
      return {
        number,
        ...(carrier.trim() && { carrier: carrier.trim() }),
        ...(trackingNumber.trim() && { trackingNumber: trackingNumber.trim() }),
      }
    })
    const body = { orders, ...(day && { handedOverOn: day }) }
    const done = await call(
      ({ api, keyOf }) =>
        unwrap(
          api.POST('/api/seller/orders/ship', {
            params: { header: { 'Idempotency-Key': keyOf(body) } },
            body,
          }),
        ),
      { refresh: ['/api/seller/orders'] },
    )
    if (!done.ok) return
    const { outcomes } = done.answer
    onDone(outcomes)
    const refused = outcomes.filter(({ isDone }) => !isDone)
    if (refused.length === 0) return onClose()
    setRows(
      refused.map(({ number, detail }) => ({ id: number, problem: detail ?? shipManyDialogLabels.refused })),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || busy || onClose()}
      title={shipManyDialogLabels.title}
      description={shipManyDialogLabels.text}
      actions={
        <>
          <Button emphasis="plain" onClick={onClose}>
            {shipManyDialogLabels.back}
          </Button>
          <Button busy={busy !== undefined} onClick={() => void ship()}>
            {formatMessage(shipManyDialogLabels.ship, { count: rows.length })}
          </Button>
        </>
      }
    >
      <TrackingSheet rows={rows} value={value} onValueChange={setValue} carriers={carriers} />
      <HandedOverField value={day} onValueChange={setDay} />
      <ProblemNote problem={problem} />
    </Dialog>
  )
}
