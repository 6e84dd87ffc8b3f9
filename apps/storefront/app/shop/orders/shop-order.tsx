import type { Order, OrderGroup } from '@stoa/api-client/schema'
import { useAuth, useCore } from '@stoa/cart-core/react'
import { Note, OrderDetailCard, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Suspense, useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { lazily } from '../../shared/lazy/lazily.ts'
import { confirmDelivery } from '../after-sales/after-sales-calls.ts'
import { type BoughtAgain, buyAgain } from './buy-again.ts'
import { claimHref, returnHref } from './order-address.ts'
import type { OrderDialog } from './order-dialog.tsx'
import { toOrderDetail } from './order-view.ts'
import { saveCreditNote, saveInvoice, saveReturnLabel } from './save-order-document.ts'
import { shopOrderLabels } from './shop-order.labels.ts'
import { hasCases, ShopOrderCases } from './shop-order-cases.tsx'
import { useOrderControl } from './use-order-control.ts'

const loadDialogs = () => import('./order-dialog.tsx').then(part => part.default)
const Dialogs = lazily(loadDialogs, () => (
  <Note tone="critical" role="alert" title={shopOrderLabels.notLoaded}>
    {shopOrderLabels.reload}
  </Note>
))

export interface ShopOrderProps {
  readonly order: Order
  readonly group: OrderGroup
}

/** Shows one shop's part of a purchase, its cases, and the actions that the server allows. */
export function ShopOrder({ order, group }: ShopOrderProps) {
  const core = useCore()
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const control = useOrderControl(group.number)
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const [busy, setBusy] = useState<string>()
  const [again, setAgain] = useState<BoughtAgain | null>(null)
  const [unsaved, setUnsaved] = useState<{ title: string; problem: string } | null>(null)
  const { number, actions } = order
  const { currency, payment } = group

  const buy = async (what: string, lines: Order['lines']) => {
    if (busy) return
    setBusy(what)
    setAgain(null)
    setAgain(await buyAgain(core, order.shop, lines, currency))
    setBusy(undefined)
  }
  const save = async (what: string, title: string, load: () => Promise<string | null>) => {
    if (busy) return
    setBusy(what)
    setUnsaved(null)
    const problem = await load()
    setUnsaved(problem === null ? null : { title, problem })
    setBusy(undefined)
  }
  const saveNoteOf = (id: string) =>
    void save(id, shopOrderLabels.noCreditNote, () => saveCreditNote(number, id))
  const open = (next: OrderDialog) => {
    control.forgetProblem()
    setDialog(next)
  }
  const problem = control.problem && <ProblemNote problem={control.problem} />
  return (
    <>
      <OrderDetailCard
        order={toOrderDetail(order, currency)}
        busyId={busy ?? control.busy}
        cases={
          hasCases(order) && (
            <ShopOrderCases
              order={order}
              currency={currency}
              busyId={busy}
              onOpen={open}
              onCreditNote={saveNoteOf}
              onDownload={id => void save(id, shopOrderLabels.noLabel, () => saveReturnLabel(number, id))}
            />
          )
        }
        onCancel={actions.includes('cancel') ? () => open({ kind: 'cancel' }) : undefined}
        returnHref={actions.includes('return') ? returnHref(number) : undefined}
        claimHref={actions.includes('claim') ? claimHref(number) : undefined}
        onDispute={actions.includes('dispute') ? () => open({ kind: 'dispute', about: {} }) : undefined}
        onArrived={id => void control.change(id, () => confirmDelivery(number, id))}
        onBuyLine={id =>
          void buy(
            id,
            order.lines.filter(line => line.id === id),
          )
        }
        onBuyAll={() => void buy('all', order.lines)}
        onInvoice={() => void save('invoice', shopOrderLabels.noInvoice, () => saveInvoice(number))}
      >
        {((!dialog && problem) || again || unsaved) && (
          <Stack gap="sm">
            {!dialog && problem}
            {again && <Outcome {...again} />}
            {unsaved && (
              <Note tone="critical" role="alert" title={unsaved.title}>
                {unsaved.problem}
              </Note>
            )}
          </Stack>
        )}
      </OrderDetailCard>
      {dialog && (
        <Suspense>
          <Dialogs
            dialog={dialog}
            order={order}
            currency={currency}
            userId={userId}
            method={payment?.instrument ?? null}
            control={control}
            problem={problem}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function Outcome({ added, refused }: BoughtAgain) {
  const reasons = refused.map(line => formatMessage(shopOrderLabels.reason, line)).join(' ')
  if (added.length === 0)
    return (
      <Note tone="critical" role="alert" title={shopOrderLabels.noneAdded}>
        {reasons}
      </Note>
    )
  return (
    <Note
      tone={refused.length > 0 ? 'caution' : 'positive'}
      role="status"
      title={
        added.length === 1
          ? formatMessage(shopOrderLabels.added, { title: added[0] ?? '' })
          : formatMessage(shopOrderLabels.addedMany, { count: added.length })
      }
      action={{ label: shopOrderLabels.viewCart, href: '/cart' }}
    >
      {refused.length > 0 && formatMessage(shopOrderLabels.notAdded, { reasons })}
    </Note>
  )
}
