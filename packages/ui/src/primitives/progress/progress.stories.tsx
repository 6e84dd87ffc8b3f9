import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  id: 'primitives-progress',
  component: Progress,
  args: { label: 'Uploading pictures', value: 40 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Done: Story = { args: { value: 100 } }
export const Unknown: Story = { args: { value: undefined } }
