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
import { useState } from 'react'
import { camelCase } from '../../../lib/camel-case.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShop } from '../../access/shop-context.ts'
import { laterDialog } from '../../lazy/later-dialog.tsx'
import { placeOf } from '../list/list-place.ts'
import type { PrintKind } from '../list/print-dialog.tsx'
import { CasesPanel } from './cases-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ORDERS, packHref } from './order-addresses.ts'
import { ParcelsPanel } from './parcels-panel.tsx'
import { addressLines, nextParcel, toShopAmounts, toShopEvents, toShopLines } from './seller-order-view.ts'
import { confirmOrder, type SellerOrderControl, useSellerOrder } from './use-seller-order.ts'

const CancelOrderDialog = laterDialog(
  async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
)
const PrintDialog = laterDialog(async () => (await import('../list/print-dialog.tsx')).PrintDialog)
const RefundDialog = laterDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)
const TrackingDialog = laterDialog(async () => (await import('./tracking-dialog.tsx')).TrackingDialog)

type OpenDialog = 'cancel' | 'refund' | PrintKind | { readonly parcel: Fulfillment }

/** One order of the shop: what is in it, where it goes, what came of it, and the one next step. */
export function SellerOrderPage({ number }: { number: string }) {
  const control = useSellerOrder(number)
  const { data: order, error, mutate } = control.read
  if (order) return <OrderView order={order} control={control} />
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        page
        thing="box"
        title="There is no such order"
        text="Perhaps it belongs to another shop of yours."
        action={{ label: 'See all orders', href: ORDERS }}
      />
    )
  return <SectionState error={error} onRetry={() => void mutate()} />
}

function OrderView({ order, control }: { order: SellerOrder; control: SellerOrderControl }) {
  const { day } = useOrderDates()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { number, badge, shipBy, isLate, isShippedLate, isTest, shippingAddress, currency } = order
  const open = (next: OpenDialog) => {
    control.forgetProblem()
    setDialog(next)
  }
  const close = () => setDialog(undefined)
  const props = { order, control, onClose: close }
  const lines = shippingAddress ? addressLines(shippingAddress) : []
  return (
    <Stack gap="md">
      <PageHead
        back={{ label: 'Orders', href: placeOf(ORDERS) }}
        title={number}
        status={
          <>
            <OrderStatus status={camelCase(badge)} />
            {isTest && <Badge tone="caution">TEST</Badge>}
            {isLate && <Badge tone="critical">Late</Badge>}
            {isShippedLate && <Badge tone="caution">Shipped late</Badge>}
          </>
        }
        text={
          shipBy
            ? `Ordered ${day(order.placedAt)} · ship by ${day(shipBy)}`
            : `Ordered ${day(order.placedAt)}`
        }
        actions={<OrderSteps order={order} control={control} onOpen={open} />}
      />
      {!dialog && <ProblemNote problem={control.problem} />}
      <OrderColumns
        beside={
          <>
            <OrderPanel
              title="Sent to"
              actions={lines.length > 0 && <CopyButton text={lines.join('\n')} what="the address" />}
            >
              {lines.length === 0 ? (
                <p>The account of this buyer was deleted, and the address with it.</p>
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
            <OrderPanel title="Money">
              <OrderMoney amounts={toShopAmounts(order)} currency={currency} />
            </OrderPanel>
            <OrderPanel title="What happened">
              <OrderTimeline events={toShopEvents(order)} />
            </OrderPanel>
          </>
        }
      >
        <OrderPanel title="Items">
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
 * The one next step as the strong button, which takes the focus of the step before it; the rest behind a menu.
 * Which they are is the server's word.
 */
function OrderSteps({ order, control, onOpen }: OrderStepsProps) {
  const { may } = useShop()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { number, actions, fulfillments } = order
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
            More
          </Button>
        }
      >
        <MenuItem onSelect={() => onOpen('slips')}>Print the slip</MenuItem>
        {order.shippingAddress && <MenuItem onSelect={() => onOpen('labels')}>Print the label</MenuItem>}
        {can('cancel') && <MenuItem onSelect={() => onOpen('cancel')}>Cancel items</MenuItem>}
        {can('refund') && may('refunds') && <MenuItem onSelect={() => onOpen('refund')}>Refund</MenuItem>}
      </Menu>
      {canPack && next !== 'pack' && (
        <Button emphasis="line" href={packHref(number)} data-seller-key="p">
          Pack
        </Button>
      )}
      {next === 'confirm' && (
        <Button
          busy={control.busy === 'confirm'}
          onClick={() => void control.step('confirm', ({ api }) => confirmOrder(api, number))}
        >
          Confirm
        </Button>
      )}
      {next === 'ship' && (
        <Button data-focus-near="" data-seller-key="s" onClick={() => onOpen({ parcel: waiting! })}>
          Ship the parcel
        </Button>
      )}
      {next === 'pack' && (
        <Button href={packHref(number)} data-focus-near="" data-seller-key="p">
          Pack
        </Button>
      )}
    </>
  )
}
