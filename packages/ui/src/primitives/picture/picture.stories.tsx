import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictureOf } from '../../../test/store-data.ts'
import { Picture } from './picture.tsx'

/** A picture in a box that is there before the file is. */
const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { picture: pictureOf('mug-teal', 'A teal mug'), sizes: '240px' },
  decorators: [
    Story => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Arch: Story = { args: { shape: 'arch', picture: pictureOf('chair', 'A chair') } }
export const Missing: Story = { args: { picture: null } }
export const Failed: Story = {
  args: { picture: pictureOf('no-such-picture', 'A thing nobody photographed') },
}
export const Placeholder: Story = {
  args: { picture: { ...pictureOf('no-such-picture', ''), placeholder: 'oklch(0.8 0.05 200)' } },
}
