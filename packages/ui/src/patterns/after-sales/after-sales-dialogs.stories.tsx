import type { Meta, StoryObj } from '@storybook/react-vite'
import { choosable, longLines } from '../../../fixtures/after-sales-data.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Note } from '../../primitives/note/index.ts'
import { CancelDialog, DisputeDialog, RefundPreview, SendReturnDialog } from './index.ts'

const nothing = () => {}

const meta = {
  title: 'Patterns/Orders/AfterSalesDialogs',
  id: 'patterns-aftersalesdialogs',
  component: CancelDialog,
  subcomponents: { DisputeDialog, SendReturnDialog, RefundPreview },
  // On a page of docs each has a window: open, they would all lie over the page.
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    shop: 'Kiln & Cove',
    lines: choosable,
    currency: 'USD',
    delivery: 1_299,
    method: 'Visa ···· 4242',
    onOpenChange: nothing,
    onSubmit: nothing,
  },
} satisfies Meta<typeof CancelDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Cancel: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Failed: Story = {
  args: {
    method: null,
    children: (
      <Note tone="caution" role="alert" title="The order has changed meanwhile.">
        One mug is on its way already.
      </Note>
    ),
  },
}
export const NothingLeft: Story = { args: { lines: [] } }
export const Dispute: Story = { render: () => <DisputeDialog onOpenChange={nothing} onSubmit={nothing} /> }
export const SendReturn: Story = {
  render: () => <SendReturnDialog onOpenChange={nothing} onSubmit={nothing} />,
}
/** The postage is refunded, and the amount that was entered is too high. */
export const SendReimbursed: Story = {
  render: () => (
    <SendReturnDialog
      reimbursed={{ currency: 'USD', max: 900 }}
      errors={{ postage: 'Enter at most $9.00. No more is reimbursed for this return.' }}
      onOpenChange={nothing}
      onSubmit={nothing}
    />
  ),
}
export const SendWithoutLabel: Story = {
  render: () => <SendReturnDialog labelAwaited onOpenChange={nothing} onSubmit={nothing} />,
}
export const LongText: Story = {
  args: { shop: longName.replaceAll(' ', ''), lines: longLines, method: longName },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
