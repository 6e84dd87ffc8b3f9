import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConflictPanel } from './index.ts'

const meta = {
  title: 'Seller/Page/ConflictPanel',
  id: 'seller-conflictpanel',
  component: ConflictPanel,
  args: {
    by: 'Owen',
    at: '2:05 PM',
    taken: ['Stock of Lagoon', 'Tags'],
    fields: [{ id: 'price', label: 'Price', mine: '24.00', theirs: '22.00' }],
    onAnswer: () => {},
  },
} satisfies Meta<typeof ConflictPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingAsked: Story = { args: { fields: [], by: null } }
export const LongText: Story = {
  args: { fields: [{ id: 'name', label: 'Name', mine: longName, theirs: null }] },
}
export const Many: Story = {
  args: {
    fields: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      label: `Price of ${String(at)}`,
      mine: '1',
      theirs: '2',
    })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
