import type { Meta, StoryObj } from '@storybook/react-vite'
import { hebrew } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Stack } from '../stack/index.ts'
import { Heading } from './index.ts'

const meta = {
  title: 'Components/Content/Heading',
  id: 'primitives-heading',
  component: Heading,
  args: { level: 2, children: 'Made in Falmouth' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every size at the same level: the outline is the same. */
export const Sizes: Story = {
  render: args => (
    <Stack>
      {(['hero', 'title1', 'title2', 'title3', 'title4'] as const).map(step => (
        <Heading key={step} {...args} step={step} />
      ))}
    </Stack>
  ),
}
export const LongText: Story = { args: { children: longName } }
export const RightToLeft: Story = { args: { children: hebrew.returns }, globals: { direction: 'rtl' } }
export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } }
