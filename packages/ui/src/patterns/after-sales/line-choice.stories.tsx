import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { choosable, longLines } from '../../../fixtures/after-sales-data.ts'
import { Select } from '../../primitives/select/index.ts'
import { Stack } from '../../primitives/stack/index.ts'
import { type ChosenQuantities, LineChoice, type LineChoiceProps, RefundPreview } from './index.ts'

const reasons = [
  { value: 'changedMind', label: 'I changed my mind' },
  { value: 'damaged', label: 'It is damaged' },
]

function Chosen({ value: start, ...props }: LineChoiceProps) {
  const [value, setValue] = useState<ChosenQuantities>(start)
  return <LineChoice {...props} value={value} onValueChange={setValue} />
}
Chosen.displayName = 'LineChoice'

const meta = {
  title: 'Patterns/Orders/LineChoice',
  id: 'patterns-linechoice',
  component: LineChoice,
  args: {
    label: 'What goes back?',
    lines: choosable,
    currency: 'USD',
    value: { l1: 1 },
    onValueChange: () => {},
  },
  render: args => <Chosen {...args} />,
} satisfies Meta<typeof LineChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithReasons: Story = {
  args: {
    value: { l1: 2, l2: 1 },
    extra: ({ title }) => <Select label={`Why? ${title}`} options={reasons} />,
  },
}
export const Failed: Story = { args: { value: {}, error: 'Choose at least one item.' } }
/** Refund of a choice: known, being recalculated, and not known yet. */
export const Priced: Story = {
  render: () => (
    <Stack>
      <RefundPreview
        amounts={{ items: 4_800, delivery: 1_299, total: 6_099 }}
        currency="USD"
        delivery="all"
      />
      <RefundPreview
        amounts={{ items: 2_400, delivery: 0, total: 2_400 }}
        currency="USD"
        delivery="none"
        loading
      />
      <RefundPreview amounts={null} currency="USD" loading />
    </Stack>
  ),
}
export const Many: Story = {
  args: { lines: Array.from({ length: 20 }, (_, at) => ({ ...choosable[at % 2]!, id: `l${String(at)}` })) },
}
export const LongText: Story = { args: { lines: longLines, value: { l1: 99 } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
