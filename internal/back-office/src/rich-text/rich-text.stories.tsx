import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RichText, type RichTextProps } from './index.ts'

function Written({ value: start, ...props }: RichTextProps) {
  const [value, setValue] = useState(start)
  return <RichText {...props} value={value} onValueChange={setValue} />
}
Written.displayName = 'RichText'

const meta = {
  title: 'Seller/Forms/RichText',
  id: 'seller-richtext',
  component: RichText,
  args: {
    label: 'Description',
    value:
      '<p>Thrown by hand in <strong>Porto</strong>.</p><h3>Care</h3><ul><li>Dishwasher safe</li><li>No microwave</li></ul>',
    onValueChange: () => {},
  },
  render: args => <Written {...args} />,
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Live: Story = { play: async ({ canvas }) => canvas.getByRole('textbox').focus() }
export const Refused: Story = { args: { error: 'The description is too long.' } }
export const LongText: Story = { args: { value: `<p>${longName.repeat(20)}</p>` } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
