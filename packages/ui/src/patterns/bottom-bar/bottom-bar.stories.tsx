import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName } from '../../../fixtures/store-data.ts'
import { Button } from '../../primitives/button/index.ts'
import { Price } from '../../primitives/price/index.ts'
import { BottomBar } from './index.ts'

const meta = {
  title: 'Patterns/Site/BottomBar',
  id: 'patterns-bottombar',
  component: BottomBar,
  args: {
    label: 'Buy',
    summary: <Price amount={2240} />,
    children: <Button>Add to cart</Button>,
  },
  // In a window of its own that is narrow: the page of docs is too wide for it.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {}
export const LongText: Story = { args: { summary: longName } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
