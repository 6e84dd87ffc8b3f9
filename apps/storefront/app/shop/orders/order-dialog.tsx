import type { Order } from '@stoa/api-client/schema'
import { ConfirmDialog, DisputeDialog } from '@stoa/ui'
import type { ReactNode } from 'react'
import {
  cancelOrder,
  cancelReturn,
  openDispute,
  payOwnPostage,
  sendReturn,
  withdrawClaim,
} from '../after-sales/after-sales-calls.ts'
import { afterSalesDrafts } from '../after-sales/after-sales-draft.ts'
import { CancelOrder } from './cancel-order.tsx'
import { orderDialogLabels } from './order-dialog.labels.ts'
import { SendReturn } from './send-return.tsx'
import type { OrderControl } from './use-order-control.ts'

export type OrderDialog =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'dispute'; readonly about: { readonly claimId?: string; readonly returnId?: string } }
  | { readonly kind: 'sendReturn' | 'cancelReturn' | 'ownPostage' | 'withdrawClaim'; readonly id: string }

export interface OrderDialogProps {
  readonly dialog: OrderDialog
  readonly order: Order
  readonly currency: string
  readonly userId: string
  /** Payment method of the order. Null if it is unknown. */
  readonly method: string | null
  readonly control: Pick<OrderControl, 'busy' | 'change' | 'problem'>
  /** Problem that the dialog shows. */
  readonly problem: ReactNode
  readonly onClose: () => void
}

/** Shows the open dialog of an order's page. A dialog stays open until its call has succeeded. */
export default function OrderDialogs(props: OrderDialogProps) {
  const { dialog, order, currency, method, control, problem, userId, onClose } = props
  const busy = control.busy === dialog.kind
  const run = async (send: Parameters<typeof control.change>[1], then?: () => void) => {
    if (!(await control.change(dialog.kind, send))) return
    then?.()
    onClose()
  }
  const { number } = order
  switch (dialog.kind) {
    case 'cancel':
      return (
        <CancelOrder
          order={order}
          currency={currency}
          method={method}
          busy={busy}
          problem={problem}
          onClose={onClose}
          onCancel={body => void run(({ keyOf }) => cancelOrder(number, keyOf(body), body))}
        />
      )
    case 'dispute': {
      const name = `dispute ${number}`
      return (
        <DisputeDialog
          defaultValue={afterSalesDrafts.read<{ text: string }>(userId, name)?.text ?? ''}
          onValueChange={text => afterSalesDrafts.keep(userId, name, { text })}
          busy={busy}
          onOpenChange={onClose}
          onSubmit={text => {
            const body = { ...dialog.about, text }
            void run(
              ({ keyOf }) => openDispute(number, keyOf(body), body),
              () => afterSalesDrafts.forget(userId, name),
            )
          }}
        >
          {problem}
        </DisputeDialog>
      )
    }
    case 'sendReturn':
      return (
        <SendReturn
          returned={order.returns.find(({ id }) => id === dialog.id)}
          currency={currency}
          busy={busy}
          problem={problem}
          problems={control.problem?.fields}
          onClose={onClose}
          onSend={body => void run(() => sendReturn(number, dialog.id, body))}
        />
      )
    case 'ownPostage':
      return (
        <ConfirmDialog
          open
          onOpenChange={open => open || onClose()}
          title={orderDialogLabels.ownPostageTitle}
          description={orderDialogLabels.ownPostageText}
          confirm={orderDialogLabels.ownPostage}
          cancel={orderDialogLabels.keepWaiting}
          onConfirm={() => void control.change(dialog.id, () => payOwnPostage(number, dialog.id))}
        />
      )
    case 'cancelReturn':
      return (
        <ConfirmDialog
          open
          onOpenChange={open => open || onClose()}
          title={orderDialogLabels.cancelReturnTitle}
          description={orderDialogLabels.cancelReturnText}
          confirm={orderDialogLabels.cancelReturn}
          cancel={orderDialogLabels.keepReturn}
          onConfirm={() => void control.change(dialog.id, () => cancelReturn(number, dialog.id))}
        />
      )
    case 'withdrawClaim':
      return (
        <ConfirmDialog
          open
          onOpenChange={open => open || onClose()}
          title={orderDialogLabels.withdrawTitle}
          description={orderDialogLabels.withdrawText}
          confirm={orderDialogLabels.withdraw}
          cancel={orderDialogLabels.keepClaim}
          onConfirm={() => void control.change(dialog.id, () => withdrawClaim(number, dialog.id))}
        />
      )
  }
}
