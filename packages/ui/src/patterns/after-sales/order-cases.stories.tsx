import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  approved,
  awaited,
  cancellation,
  claim,
  dispute,
  longReturn,
  received,
  refunds,
  reimbursed,
  rejected,
  requested,
} from '../../../fixtures/after-sales-data.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { CancellationCase, ClaimCase, DisputeCase, OrderCases, OrderRefunds, ReturnCase } from './index.ts'

const nothing = () => {}
const usd = { currency: 'USD' }

const meta = {
  title: 'Patterns/Orders/OrderCases',
  id: 'patterns-ordercases',
  component: OrderCases,
  subcomponents: { CancellationCase, ReturnCase, ClaimCase, DisputeCase, OrderRefunds },
  args: {
    children: (
      <>
        <ReturnCase data={approved} {...usd} onDownload={nothing} onSend={nothing} onCancel={nothing} />
        <CancellationCase data={cancellation} />
        <OrderRefunds refunds={refunds} {...usd} onCreditNote={nothing} />
      </>
    ),
  },
} satisfies Meta<typeof OrderCases>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutActions: Story = {
  args: { children: <ReturnCase data={approved} {...usd} /> },
}
/** A return in each of its states, and one of which little is known. */
export const Returns: Story = {
  args: {
    children: (
      <>
        <ReturnCase data={requested} {...usd} onCancel={nothing} />
        <ReturnCase data={{ ...approved, status: 'inTransit', trackingNumber: 'NP 77' }} {...usd} />
        <ReturnCase data={{ ...approved, status: 'received' }} {...usd} />
        <ReturnCase data={received} {...usd} />
        <ReturnCase data={rejected} {...usd} onDispute={nothing} />
        <ReturnCase data={{ ...rejected, rejectionReason: null, text: null, pictures: [] }} {...usd} />
        <ReturnCase data={{ ...requested, status: 'canceled' }} {...usd} />
      </>
    ),
  },
}
/** Approved returns with a label, with postage that the buyer pays, and with a label that is awaited. */
export const Postage: Story = {
  args: {
    children: (
      <>
        <ReturnCase data={approved} {...usd} onDownload={nothing} onSend={nothing} />
        <ReturnCase data={{ ...approved, sendBy: null }} {...usd} onDownload={nothing} labelBusy />
        <ReturnCase data={reimbursed} {...usd} onSend={nothing} onCancel={nothing} />
        <ReturnCase data={{ ...reimbursed, sendBy: null }} {...usd} onSend={nothing} />
        <ReturnCase data={awaited} {...usd} onSend={nothing} onCancel={nothing} />
        <ReturnCase data={awaited} {...usd} onPayPostage={nothing} onSend={nothing} onDispute={nothing} />
        <ReturnCase data={awaited} {...usd} onSend={nothing} onDispute={nothing} />
        <ReturnCase
          data={{
            ...reimbursed,
            status: 'inTransit',
            postage: { kind: 'reimburse', labelDueAt: null, max: 900, paid: 640 },
          }}
          {...usd}
        />
        <ReturnCase
          data={{ ...received, refund: { items: 2_400, delivery: 0, postage: 640, total: 3_040 } }}
          {...usd}
        />
      </>
    ),
  },
}
export const ClaimsAndDisputes: Story = {
  args: {
    children: (
      <>
        <ClaimCase data={claim} onWithdraw={nothing} onDispute={nothing} />
        <ClaimCase data={{ ...claim, status: 'approved', answer: 'A new one leaves tomorrow.' }} />
        <ClaimCase data={{ ...claim, status: 'rejected', answer: 'We sent two.' }} onDispute={nothing} />
        <ClaimCase data={{ ...claim, status: 'resolved', resolution: 'refund' }} />
        <ClaimCase data={{ ...claim, status: 'withdrawn' }} />
        <DisputeCase data={dispute} {...usd} />
        <DisputeCase
          data={{
            ...dispute,
            status: 'resolvedBuyer',
            refunded: 500,
            decision: 'The carrier weighed one plate.',
          }}
          {...usd}
        />
        <DisputeCase data={{ ...dispute, status: 'resolvedSeller', decision: null }} {...usd} />
      </>
    ),
  },
}
export const Cancellations: Story = {
  args: {
    children: (
      <>
        <CancellationCase data={{ ...cancellation, actor: 'buyer', reason: 'customer', note: null }} />
        <CancellationCase data={cancellation} />
        <CancellationCase data={{ ...cancellation, actor: 'system', reason: 'expired', note: null }} />
        <CancellationCase data={{ ...cancellation, actor: 'operator', reason: 'fraud', pieces: [] }} />
      </>
    ),
  },
}
export const Many: Story = {
  args: {
    children: Array.from({ length: 8 }, (_, at) => (
      <ReturnCase key={`r${String(at)}`} data={received} {...usd} />
    )),
  },
}
export const LongText: Story = {
  args: {
    children: (
      <>
        <ReturnCase data={longReturn} {...usd} />
        <CancellationCase data={{ ...cancellation, note: longName.replaceAll(' ', '').repeat(3) }} />
        <OrderRefunds
          refunds={[{ ...refunds[1]!, status: 'succeeded', amount: 123_456_789_00 }]}
          {...usd}
          onCreditNote={nothing}
        />
      </>
    ),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
