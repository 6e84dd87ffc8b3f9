import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './panel.tsx'

const meta = {
  title: 'Components/Layout/Panel',
  id: 'primitives-panel',
  component: Panel,
  args: { padded: true, children: 'Summary, filters, a group of the cart.' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
