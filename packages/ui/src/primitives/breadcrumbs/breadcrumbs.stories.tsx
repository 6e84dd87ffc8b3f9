import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { inStates } from '../../../fixtures/in-states.tsx'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  id: 'primitives-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Kitchen & Table', href: '/category/kitchen' },
      { label: 'Mugs & cups' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inContainer],
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Kitchen & Table', href: '/category/kitchen' },
      { label: longName },
    ],
  },
}
export const States: Story = inStates()
export const RightToLeft: Story = {
  args: {
    items: [
      { label: arabic.home, href: '/' },
      { label: arabic.kitchen, href: '/category/kitchen' },
      { label: arabic.mugs },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
