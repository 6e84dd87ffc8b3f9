import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './index.ts'

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'primitives-skeleton',
  component: Skeleton,
  args: { width: 240, height: 16 },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Picture: Story = { args: { width: 240, height: 240, radius: 12 } }
