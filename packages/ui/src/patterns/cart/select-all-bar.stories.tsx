import type { Meta, StoryObj } from '@storybook/react-vite'
import { box } from './cart-box.css.ts'
import { SelectAllBar } from './index.ts'

const meta = {
  title: 'Patterns/Cart/SelectAllBar',
  id: 'patterns-selectallbar',
  component: SelectAllBar,
  decorators: [
    Story => (
      <div className={box}>
        <Story />
      </div>
    ),
  ],
  args: { selectedCount: 5, selectableCount: 5, onSelectedChange: () => {} },
} satisfies Meta<typeof SelectAllBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Mixed: Story = { args: { selectedCount: 2 } }
export const NothingSelected: Story = { args: { selectedCount: 0 } }
/** No line can be bought now. */
export const Disabled: Story = { args: { selectedCount: 0, selectableCount: 0 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
