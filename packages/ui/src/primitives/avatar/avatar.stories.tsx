import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './index.ts'

const meta = {
  title: 'Components/Content/Avatar',
  id: 'primitives-avatar',
  component: Avatar,
  args: { name: 'mara' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {}
export const Shop: Story = { args: { name: 'Kiln & Cove', shape: 'arch', id: 'shop-1' } }
export const Shops: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {['Kiln & Cove', 'Fold & Timber', 'Ember House', 'Common Thread', 'Lumen Row', 'Pebble & Pine'].map(
        name => (
          <Avatar key={name} name={name} shape="arch" size="lg" />
        ),
      )}
    </div>
  ),
}
/** The initial stays if the picture fails. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } }
export const NoName: Story = { args: { name: '' } }
