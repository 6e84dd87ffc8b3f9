import type { Meta, StoryObj } from '@storybook/react-vite'
import { approved, refunds } from '../../../fixtures/after-sales-data.ts'
import { bare, long, shipped } from '../../../fixtures/order-data.ts'
import { Note } from '../../primitives/note/index.ts'
import { OrderCases, OrderRefunds, ReturnCase } from '../after-sales/index.ts'
import { OrderDetailCard } from './index.ts'

const meta = {
  title: 'Patterns/Orders/OrderDetailCard',
  id: 'patterns-orderdetailcard',
  component: OrderDetailCard,
  args: { order: shipped, onBuyLine: () => {}, onBuyAll: () => {}, onInvoice: () => {} },
} satisfies Meta<typeof OrderDetailCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Bare: Story = { args: { order: bare } }
/** Card for paper, or for a reader without permissions. */
export const WithoutActions: Story = {
  args: { onBuyLine: undefined, onBuyAll: undefined, onInvoice: undefined },
}
export const Busy: Story = { args: { busyId: 'invoice' } }
export const Failed: Story = {
  args: {
    children: (
      <Note tone="critical" role="alert" title="The invoice could not be loaded.">
        Please try again.
      </Note>
    ),
  },
}
export const Refunded: Story = {
  args: {
    order: {
      ...shipped,
      status: 'refunded',
      events: [
        ...shipped.events,
        { kind: 'canceled', at: '2026-05-04T10:00:00Z' },
        { kind: 'refunded', at: '2026-05-04T10:01:00Z' },
      ],
      amounts: [...shipped.amounts, { label: 'Refunded', amount: -11_499 }],
    },
  },
}
/** Actions of the server after the sale: the first two show directly. */
export const AfterSales: Story = {
  args: {
    order: {
      ...shipped,
      lines: shipped.lines.map(line => ({ ...line, returned: 1, reviewHref: '#review' })),
    },
    onCancel: () => {},
    onArrived: () => {},
    onDispute: () => {},
    returnHref: '#return',
    claimHref: '#claim',
    cases: (
      <OrderCases>
        <ReturnCase data={approved} currency="USD" onSend={() => {}} onCancel={() => {}} />
        <OrderRefunds refunds={refunds} currency="USD" />
      </OrderCases>
    ),
  },
}
export const Many: Story = {
  args: {
    order: {
      ...shipped,
      lines: Array.from({ length: 20 }, (_, at) => ({ ...shipped.lines[0]!, id: `l${at}` })),
    },
  },
}
export const LongText: Story = { args: { order: long } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
