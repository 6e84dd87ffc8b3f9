import type { Meta, StoryObj } from '@storybook/react-vite'
import { shipped } from '../../../fixtures/order-data.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Button } from '../../primitives/button/index.ts'
import { OrderConfirmation, OrderMoney } from './index.ts'

const shops = [
  {
    id: 's1',
    name: 'Kiln & Cove',
    href: '#kiln',
    pieces: 3,
    arrival: { from: '2026-05-05', to: '2026-05-07' },
  },
  {
    id: 's2',
    name: 'Lumen Row',
    href: '#lumen',
    pieces: 1,
    arrival: { from: '2026-05-06', to: '2026-05-06' },
  },
  { id: 's3', name: 'Fieldnote', href: '#field', pieces: 2, arrival: null },
]

const meta = {
  title: 'Patterns/Orders/OrderConfirmation',
  id: 'patterns-orderconfirmation',
  component: OrderConfirmation,
  args: {
    number: '7KQ2M9XW4T',
    text: 'Each shop sends its own parcel. We have written to robin@example.com.',
    shops,
    children: <OrderMoney amounts={shipped.amounts} currency="USD" />,
    actions: <Button href="#order">See your order</Button>,
  },
} satisfies Meta<typeof OrderConfirmation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Test: Story = { args: { isTest: true } }
export const LongText: Story = {
  args: {
    number: longName.replaceAll(' ', ''),
    text: longName.repeat(4),
    shops: [{ ...shops[0]!, name: longName.replaceAll(' ', '').repeat(2) }],
  },
}
export const Many: Story = {
  args: { shops: Array.from({ length: 12 }, (_, at) => ({ ...shops[at % 3]!, id: `s${at}` })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
