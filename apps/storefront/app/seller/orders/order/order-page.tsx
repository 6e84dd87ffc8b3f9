import { isApiError } from '@stoa/api-client'
import type { Fulfillment, SellerOrder } from '@stoa/api-client/schema'
import { CopyButton, MoreIcon, OrderColumns, OrderPanel, PageHead, ShopOrderLines } from '@stoa/back-office'
import {
  Badge,
  Button,
  EmptyState,
  Link,
  Menu,
  MenuItem,
  OrderMoney,
  OrderStatus,
  OrderTimeline,
  Stack,
  useOrderDates,
} from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { camelCase } from '../../../lib/camel-case.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShop } from '../../access/shop-context.ts'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import { placeOf } from '../list/list-place.ts'
import type { PrintKind } from '../list/print-dialog.tsx'
import { PaidShipping } from '../paid-shipping.tsx'
import { CasesPanel } from './cases-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ORDERS, packHref } from './order-addresses.ts'
import { orderDocumentsLabels } from './order-documents.labels.ts'
import { orderPageLabels } from './order-page.labels.ts'
import { ParcelsPanel } from './parcels-panel.tsx'
import { nextParcel, toShopAmounts, toShopEvents, toShopLines } from './seller-order-view.ts'
import { useOrderDocuments } from './use-order-documents.ts'
import { confirmOrder, type SellerOrderControl, useSellerOrder } from './use-seller-order.ts'

const CancelOrderDialog = laterDialog(
  async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
)
const PrintDialog = laterDialog(async () => (await import('../list/print-dialog.tsx')).PrintDialog)
const RefundDialog = laterDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)
const TrackingDialog = laterDialog(async () => (await import('./tracking-dialog.tsx')).TrackingDialog)

type OpenDialog = 'cancel' | 'refund' | PrintKind | { readonly parcel: Fulfillment }

/** Shows one order of the shop: items, address, parcels, what came after the sale, and the next step. */
export function SellerOrderPage({ number }: { number: string }) {
  const control = useSellerOrder(number)
  const { data: order, error, mutate } = control.read
  if (order) return <OrderView order={order} control={control} />
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        page
        thing="box"
        title={orderPageLabels.notFound}
        description={orderPageLabels.notFoundText}
        action={{ label: orderPageLabels.all, href: ORDERS }}
      />
    )
  return <SectionState error={error} onRetry={() => void mutate()} />
}

function OrderView({ order, control }: { order: SellerOrder; control: SellerOrderControl }) {
  const { day } = useOrderDates()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { number, badge, shipBy, isLate, isShippedLate, isTest, shippingAddress, shippingTier, currency } =
    order
  const open = (next: OpenDialog) => {
    control.forgetProblem()
    setDialog(next)
  }
  const close = () => setDialog(undefined)
  const props = { order, control, onClose: close }
  const lines = shippingAddress?.lines ?? []
  return (
    <Stack gap="md">
      <PageHead
        back={{ label: orderPageLabels.orders, href: placeOf(ORDERS) }}
        title={number}
        status={
          <>
            <OrderStatus status={camelCase(badge)} />
            {isTest && <Badge tone="caution">{orderPageLabels.test}</Badge>}
            {isLate && <Badge tone="critical">{orderPageLabels.late}</Badge>}
            {isShippedLate && <Badge tone="caution">{orderPageLabels.shippedLate}</Badge>}
          </>
        }
        lede={
          shipBy
            ? formatMessage(orderPageLabels.orderedShipBy, { placed: day(order.placedAt), day: day(shipBy) })
            : formatMessage(orderPageLabels.ordered, { placed: day(order.placedAt) })
        }
        actions={<OrderSteps order={order} control={control} onOpen={open} />}
      />
      {!dialog && <ProblemNote problem={control.problem} />}
      <OrderColumns
        beside={
          <>
            <OrderPanel
              title={orderPageLabels.shipTo}
              actions={
                lines.length > 0 && <CopyButton text={lines.join('\n')} what={orderPageLabels.address} />
              }
            >
              {lines.length === 0 ? (
                <p>{orderPageLabels.addressDeleted}</p>
              ) : (
                <address>
                  {lines.map((line, at) => (
                    <div key={at}>{line}</div>
                  ))}
                </address>
              )}
              {shippingAddress?.phone && (
                <Link href={`tel:${shippingAddress.phone}`}>{shippingAddress.phone}</Link>
              )}
            </OrderPanel>
            {shippingTier && (
              <OrderPanel title={orderPageLabels.shipping}>
                <PaidShipping tier={shippingTier} />
              </OrderPanel>
            )}
            <OrderPanel title={orderPageLabels.payment}>
              <OrderMoney amounts={toShopAmounts(order)} currency={currency} />
            </OrderPanel>
            <OrderPanel title={orderPageLabels.history}>
              <OrderTimeline events={toShopEvents(order)} />
            </OrderPanel>
          </>
        }
      >
        <OrderPanel title={orderPageLabels.items}>
          <ShopOrderLines lines={toShopLines(order)} currency={currency} />
        </OrderPanel>
        <ParcelsPanel order={order} control={control} onTracking={parcel => open({ parcel })} />
        <CasesPanel order={order} />
        <NotesPanel order={order} control={control} />
      </OrderColumns>
      {dialog === 'cancel' && <CancelOrderDialog {...props} />}
      {dialog === 'refund' && <RefundDialog {...props} />}
      {(dialog === 'slips' || dialog === 'labels') && (
        <PrintDialog kind={dialog} numbers={[number]} onClose={close} />
      )}
      {typeof dialog === 'object' && <TrackingDialog {...props} parcel={dialog.parcel} />}
    </Stack>
  )
}

interface OrderStepsProps {
  readonly order: SellerOrder
  readonly control: SellerOrderControl
  readonly onOpen: (dialog: OpenDialog) => void
}

/**
 * Shows the next step as the strong button, which takes the focus of the step before it, and the rest in a menu. The
 * server decides which steps are possible.
 */
function OrderSteps({ order, control, onOpen }: OrderStepsProps) {
  const { may } = useShop()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { number, actions, fulfillments } = order
  const { saveInvoice } = useOrderDocuments(number)
  const can = (action: (typeof actions)[number]) => actions.includes(action)
  const canPack = nextParcel(order) !== null
  const waiting = fulfillments.find(({ status }) => status === 'pending')
  const next = can('confirm') ? 'confirm' : waiting ? 'ship' : canPack ? 'pack' : null
  return (
    <>
      <Menu
        open={isMenuOpen}
        onOpenChange={setMenuOpen}
        align="end"
        trigger={
          <Button emphasis="line" icon={MoreIcon}>
            {orderPageLabels.more}
          </Button>
        }
      >
        <MenuItem onClick={() => onOpen('slips')}>{orderPageLabels.printSlip}</MenuItem>
        {order.shippingAddress && (
          <MenuItem onClick={() => onOpen('labels')}>{orderPageLabels.printLabel}</MenuItem>
        )}
        <MenuItem onClick={() => void saveInvoice()}>{orderDocumentsLabels.invoice}</MenuItem>
        {can('cancel') && <MenuItem onClick={() => onOpen('cancel')}>{orderPageLabels.cancel}</MenuItem>}
        {can('refund') && may('refunds') && (
          <MenuItem onClick={() => onOpen('refund')}>{orderPageLabels.refund}</MenuItem>
        )}
      </Menu>
      {canPack && next !== 'pack' && (
        <Button emphasis="line" href={packHref(number)} data-seller-key="p">
          {orderPageLabels.pack}
        </Button>
      )}
      {next === 'confirm' && (
        <Button
          busy={control.busy === 'confirm'}
          onClick={() => void control.step('confirm', ({ api }) => confirmOrder(api, number))}
        >
          {orderPageLabels.confirm}
        </Button>
      )}
      {next === 'ship' && (
        <Button data-focus-near="" data-seller-key="s" onClick={() => onOpen({ parcel: waiting! })}>
          {orderPageLabels.ship}
        </Button>
      )}
      {next === 'pack' && (
        <Button href={packHref(number)} data-focus-near="" data-seller-key="p">
          {orderPageLabels.pack}
        </Button>
      )}
    </>
  )
}
