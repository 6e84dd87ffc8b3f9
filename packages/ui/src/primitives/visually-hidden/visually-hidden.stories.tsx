import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  id: 'primitives-visuallyhidden',
  component: VisuallyHidden,
  render: args => (
    <p>
      <VisuallyHidden {...args} />
      $22.40
    </p>
  ),
  args: { children: 'Sale price: ' },
} satisfies Meta<typeof VisuallyHidden>

export default meta

export const Default: StoryObj<typeof meta> = {}
