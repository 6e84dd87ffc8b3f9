import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Stack } from '../stack/index.ts'
import { Text } from './index.ts'

const meta = {
  title: 'Components/Content/Text',
  id: 'primitives-text',
  component: Text,
  args: { children: 'A straight-sided mug with a handle wide enough for three fingers.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: args => (
    <Stack>
      {(['lede', 'body', 'sm', 'xs'] as const).map(step => (
        <Text key={step} {...args} step={step} />
      ))}
    </Stack>
  ),
}
export const Emphases: Story = {
  render: args => (
    <Stack>
      <Text {...args} emphasis="strong" />
      <Text {...args} />
      <Text {...args} emphasis="soft" />
    </Stack>
  ),
}
/** Two lines, however long it is. */
export const Cut: Story = { args: { lines: 2, children: `${longName} `.repeat(12) } }
export const RightToLeft: Story = { args: { children: arabic.review }, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } }
