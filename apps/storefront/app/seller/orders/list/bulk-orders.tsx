import { type ApiClient, unwrap } from '@stoa/api-client'
import type { OrderOutcome, SellerOrderSummary } from '@stoa/api-client/schema'
import { BulkBar, noSelection, PrinterIcon, type Selection, TruckIcon } from '@stoa/back-office'
import { Button, Menu, MenuItem } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import type { CallTools } from '../../../shared/call/calls.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { download } from '../../api/download.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import { bulkOrdersLabels } from './bulk-orders.labels.ts'
import type { PrintKind } from './print-dialog.tsx'

const PrintDialog = laterDialog(async () => (await import('./print-dialog.tsx')).PrintDialog)
const ShipManyDialog = laterDialog(async () => (await import('./ship-many-dialog.tsx')).ShipManyDialog)

export interface BulkOrdersProps {
  readonly orders: readonly SellerOrderSummary[]
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  /** Called with the outcomes of the orders that a step refused, each with its reason. */
  readonly onRefused: (outcomes: readonly OrderOutcome[]) => void
}

/** Shows the actions on several orders. Orders that an action refused stay selected. */
export function BulkOrders({ orders, selection, onSelectionChange, onRefused }: BulkOrdersProps) {
  const { busy, problem, call, forgetProblem } = useCall(useShopRules())
  // Read before the sheet opens, so that numbers pasted right away are matched to carriers.
  const { data: carriers } = useShopRead('/api/seller/carriers')
  const [isPrinting, setPrinting] = useState(false)
  const [dialog, setDialog] = useState<'ship' | PrintKind>()
  // Rows of another page may still be in the selection.
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
        title: formatMessage(bulkOrdersLabels.done, { done, count: next.length }),
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
          {bulkOrdersLabels.confirm}
        </Button>
        <Button size="sm" emphasis="line" icon={TruckIcon} onClick={() => open('ship')}>
          {bulkOrdersLabels.ship}
        </Button>
        <Menu
          open={isPrinting}
          onOpenChange={setPrinting}
          align="end"
          trigger={
            <Button size="sm" emphasis="line" icon={PrinterIcon} busy={busy === 'picklist'}>
              {bulkOrdersLabels.print}
            </Button>
          }
        >
          <MenuItem onClick={() => open('slips')}>{bulkOrdersLabels.slips}</MenuItem>
          <MenuItem onClick={() => open('labels')}>{bulkOrdersLabels.labels}</MenuItem>
          <MenuItem onClick={pick}>{bulkOrdersLabels.pickList}</MenuItem>
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
