import { Note } from '@stoa/ui/note'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveBar } from './index.ts'

const meta = {
  title: 'Seller/Page/SaveBar',
  id: 'seller-savebar',
  component: SaveBar,
  args: { count: 3, onSave: () => {}, onDiscard: () => {} },
} satisfies Meta<typeof SaveBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Saving: Story = { args: { busy: true } }
export const Refused: Story = {
  args: {
    children: (
      <Note tone="critical" title="That did not work.">
        The price must be more than the sale price.
      </Note>
    ),
  },
}
export const Empty: Story = { args: { count: 0 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
