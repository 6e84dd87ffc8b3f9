import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { faceOf } from '../../../fixtures/store-data.ts'
import { Stack } from '../stack/index.ts'
import { AvatarGroup } from './index.ts'

const people = [
  { name: 'Ines', portrait: faceOf('ines') },
  { name: 'Tom', portrait: faceOf('tom') },
  { name: 'Mara' },
]

const meta = {
  title: 'Components/Content/AvatarGroup',
  id: 'primitives-avatargroup',
  component: AvatarGroup,
  args: { people, label: 'Ines, Tom and Mara' },
} satisfies Meta<typeof AvatarGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The people of a shop, on its color. */
export const Arches: Story = {
  args: { shape: 'arch', size: 'lg' },
  decorators: [
    Story => (
      <div data-shop-tone="sage">
        <Story />
      </div>
    ),
  ],
}
export const Sizes: Story = {
  render: args => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map(size => (
        <AvatarGroup key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
export const NoPortraits: Story = { args: { people: people.map(({ name }) => ({ name })) } }
export const Many: Story = { args: { people: [...people, ...people, ...people] } }
export const RightToLeft: Story = {
  args: { people: [{ name: arabic.author }, ...people], max: 2, label: arabic.author },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
