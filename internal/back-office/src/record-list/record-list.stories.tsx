import { Badge } from '@stoa/ui/badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordList } from './index.ts'

const meta = {
  title: 'Seller/Lists/RecordList',
  id: 'seller-recordlist',
  component: RecordList,
  args: {
    'aria-label': 'Waiting orders',
    items: [
      {
        id: '1',
        label: 'R2841-1',
        href: '#',
        description: 'Cove mug and 2 more',
        end: <Badge tone="critical">Late</Badge>,
      },
      { id: '2', label: 'R2840-2', href: '#', description: 'Nesting bowls', end: '$28.00' },
      { id: '3', label: 'Amphora vase', picture: null, end: '1 left' },
    ],
  },
} satisfies Meta<typeof RecordList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'A name that goes on and on until nobody remembers how it began',
        description: 'And a note that does not want to end either, whatever stands beside it',
        end: 'Something at the end',
        picture: null,
      },
    ],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
