import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHead } from './index.ts'

const meta = {
  title: 'Seller/Page/PageHead',
  id: 'seller-pagehead',
  component: PageHead,
  args: { title: 'Products', actions: <Button size="sm">Add a product</Button> },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Detail: Story = {
  args: {
    title: 'Order R2841-1',
    back: { label: 'Orders', href: '#orders' },
    status: (
      <Badge dot tone="accent">
        Confirmed
      </Badge>
    ),
    lede: 'Ship by Monday, November 24.',
  },
}
export const LongText: Story = { args: { ...Detail.args, title: longName } }
export const Phone: Story = { ...Detail, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
