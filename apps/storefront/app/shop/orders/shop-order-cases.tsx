import type { Order } from '@stoa/api-client/schema'
import { CancellationCase, ClaimCase, DisputeCase, OrderCases, OrderRefunds, ReturnCase } from '@stoa/ui'
import { toCancellation, toClaim, toDispute, toRefund, toReturn } from '../after-sales/after-sales-view.ts'
import type { OrderDialog } from './order-dialog.tsx'

export interface ShopOrderCasesProps {
  readonly order: Order
  readonly currency: string
  /** Id of the refund whose credit note, or the return whose label, is being downloaded. */
  readonly busyId: string | undefined
  readonly onOpen: (dialog: OrderDialog) => void
  readonly onCreditNote: (refundId: string) => void
  readonly onDownload: (returnId: string) => void
}

/** Shows cancellations, returns, claims, disputes and refunds of an order. The server decides which actions each has. */
export function ShopOrderCases(props: ShopOrderCasesProps) {
  const { order, currency, busyId, onOpen, onCreditNote, onDownload } = props
  const { cancellations, refunds, returns, claims, disputes } = order
  return (
    <OrderCases>
      {disputes.toReversed().map(dispute => (
        <DisputeCase key={dispute.id} data={toDispute(dispute, currency)} currency={currency} />
      ))}
      {returns.toReversed().map(one => {
        const open = (kind: 'cancelReturn' | 'sendReturn' | 'ownPostage') => () =>
          onOpen({ kind, id: one.id })
        const can = (action: (typeof one.actions)[number]) => one.actions.includes(action)
        return (
          <ReturnCase
            key={one.id}
            data={toReturn(one, currency)}
            currency={currency}
            onDownload={can('download_label') ? () => onDownload(one.id) : undefined}
            labelBusy={busyId === one.id}
            onPayPostage={can('own_postage') ? open('ownPostage') : undefined}
            onSend={can('send') ? open('sendReturn') : undefined}
            onCancel={can('cancel') ? open('cancelReturn') : undefined}
            onDispute={
              can('dispute') ? () => onOpen({ kind: 'dispute', about: { returnId: one.id } }) : undefined
            }
          />
        )
      })}
      {claims.toReversed().map(claim => (
        <ClaimCase
          key={claim.id}
          data={toClaim(claim, order)}
          onWithdraw={
            claim.actions.includes('withdraw')
              ? () => onOpen({ kind: 'withdrawClaim', id: claim.id })
              : undefined
          }
          onDispute={
            claim.actions.includes('dispute')
              ? () => onOpen({ kind: 'dispute', about: { claimId: claim.id } })
              : undefined
          }
        />
      ))}
      {cancellations.toReversed().map(cancellation => (
        <CancellationCase key={cancellation.id} data={toCancellation(cancellation, order)} />
      ))}
      <OrderRefunds
        refunds={refunds.toReversed().map(refund => toRefund(refund, currency))}
        currency={currency}
        busyId={busyId}
        onCreditNote={onCreditNote}
      />
    </OrderCases>
  )
}

export const hasCases = ({ cancellations, refunds, returns, claims, disputes }: Order): boolean =>
  [cancellations, refunds, returns, claims, disputes].some(list => list.length > 0)
