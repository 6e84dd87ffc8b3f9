import { type ApiClient, unwrap } from '@stoa/api-client'
import type { OrderOutcome, SellerOrderSummary } from '@stoa/api-client/schema'
import { BulkBar, noSelection, PrinterIcon, type Selection, TruckIcon } from '@stoa/back-office'
import { Button, Menu, MenuItem } from '@stoa/ui'
import { useState } from 'react'
import type { CallTools } from '../../../shared/call/calls.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { download } from '../../api/download.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import type { PrintKind } from './print-dialog.tsx'

const PrintDialog = laterDialog(async () => (await import('./print-dialog.tsx')).PrintDialog)
const ShipManyDialog = laterDialog(async () => (await import('./ship-many-dialog.tsx')).ShipManyDialog)

export interface BulkOrdersProps {
  readonly orders: readonly SellerOrderSummary[]
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  /** Those that a step has refused, with the reason. */
  readonly onRefused: (outcomes: readonly OrderOutcome[]) => void
}

/** What can be done with several orders at once. What is refused stays selected, with the reason. */
export function BulkOrders({ orders, selection, onSelectionChange, onRefused }: BulkOrdersProps) {
  const { busy, problem, call, forgetProblem } = useCall(useShopRules())
  // Read before the sheet opens: what is pasted at once finds its carriers.
  const { data: carriers } = useShopRead('/api/seller/carriers')
  const [isPrinting, setPrinting] = useState(false)
  const [dialog, setDialog] = useState<'ship' | PrintKind>()
  // Only what is in sight: rows of another page were cleared with it.
  const numbers = orders.map(({ number }) => number).filter(number => selection.keys.includes(number))

  const begin = () => {
    forgetProblem()
    onRefused([])
  }
  const finish = (next: readonly OrderOutcome[]) => {
    const refused = next.filter(({ isDone }) => !isDone)
    onRefused(refused)
    onSelectionChange(
      refused.length > 0 ? { all: false, keys: refused.map(({ number }) => number) } : noSelection,
    )
    const done = next.length - refused.length
    if (done > 0)
      toasts.show({
        type: 'success',
        title: `${done} of ${next.length} ${next.length === 1 ? 'order' : 'orders'} done`,
      })
  }
  const confirm = async () => {
    begin()
    const body = { numbers }
    const send = ({ api, keyOf }: CallTools<ApiClient>) =>
      unwrap(
        api.POST('/api/seller/orders/confirm', {
          params: { header: { 'Idempotency-Key': keyOf(body) } },
          body,
        }),
      )
    const done = await call(send, { what: 'confirm', refresh: ['/api/seller/orders'] })
    if (done.ok) finish(done.answer.outcomes)
  }
  const pick = () => {
    begin()
    void call(({ api }) => download(api, { kind: 'picklist', numbers }), { what: 'picklist' })
  }
  const open = (next: 'ship' | PrintKind) => {
    begin()
    setDialog(next)
  }
  return (
    <>
      <ProblemNote problem={problem} />
      <BulkBar
        selection={selection}
        total={orders.length}
        wholeView={false}
        onSelectionChange={onSelectionChange}
      >
        <Button size="sm" busy={busy === 'confirm'} onClick={() => void confirm()}>
          Confirm
        </Button>
        <Button size="sm" emphasis="line" icon={TruckIcon} onClick={() => open('ship')}>
          Mark shipped
        </Button>
        <Menu
          open={isPrinting}
          onOpenChange={setPrinting}
          align="end"
          trigger={
            <Button size="sm" emphasis="line" icon={PrinterIcon} busy={busy === 'picklist'}>
              Print
            </Button>
          }
        >
          <MenuItem onSelect={() => open('slips')}>Packing slips</MenuItem>
          <MenuItem onSelect={() => open('labels')}>Address labels</MenuItem>
          <MenuItem onSelect={pick}>Pick list</MenuItem>
        </Menu>
      </BulkBar>
      {dialog === 'ship' && (
        <ShipManyDialog
          numbers={numbers}
          carriers={carriers?.items ?? []}
          onClose={() => setDialog(undefined)}
          onDone={finish}
        />
      )}
      {(dialog === 'slips' || dialog === 'labels') && (
        <PrintDialog kind={dialog} numbers={numbers} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}
