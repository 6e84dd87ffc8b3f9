import { Button } from '@stoa/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { noSelection } from '../data-table/index.ts'
import { BulkBar, FurtherActions } from './index.ts'

const fifty = { all: false, keys: Array.from({ length: 50 }, (_, index) => `${index}`) }

const meta = {
  title: 'Seller/Lists/BulkBar',
  id: 'seller-bulkbar',
  component: BulkBar,
  subcomponents: { FurtherActions },
  args: {
    selection: fifty,
    total: 4212,
    onSelectionChange: () => {},
    children: (
      <>
        <Button size="sm" emphasis="line">
          Print slips
        </Button>
        <Button size="sm">Confirm</Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WholeView: Story = { args: { selection: { all: true, keys: [] } } }
export const Empty: Story = { args: { selection: noSelection } }
/** Two rows at most on a phone: further actions are in a menu. */
export const Phone: Story = {
  args: {
    children: (
      <>
        {['Price', 'Stock', 'Status'].map(label => (
          <Button key={label} size="sm" emphasis="line">
            {label}
          </Button>
        ))}
        <FurtherActions actions={['Sale', 'Category', 'Tags'].map(label => ({ label, onClick: () => {} }))} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
