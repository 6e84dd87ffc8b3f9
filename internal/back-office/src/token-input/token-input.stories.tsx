import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TokenInput, type TokenInputProps } from './index.ts'

function Filled({ value: start, ...props }: TokenInputProps) {
  const [value, setValue] = useState(start)
  return <TokenInput {...props} value={value} onValueChange={setValue} />
}
Filled.displayName = 'TokenInput'

const meta = {
  title: 'Seller/Forms/TokenInput',
  id: 'seller-tokeninput',
  component: TokenInput,
  args: { label: 'Tags', value: ['mug', 'stoneware', 'gift'], onValueChange: () => {} },
  render: args => <Filled {...args} />,
} satisfies Meta<typeof TokenInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: [], placeholder: 'Such as gift' } }
export const Refused: Story = { args: { error: 'Thirty tags fit.' } }
export const LongText: Story = { args: { value: [longName, 'mug'] } }
export const Many: Story = { args: { value: Array.from({ length: 30 }, (_, at) => `tag ${String(at)}`) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
