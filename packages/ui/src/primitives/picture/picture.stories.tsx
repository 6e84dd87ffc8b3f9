import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictureOf } from '../../../fixtures/store-data.ts'
import { StoaProvider } from '../../system/index.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Components/Content/Picture',
  id: 'primitives-picture',
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
/** A file that a host has, without anything of Stoa's behind it. */
export const FileOfAHost: Story = {
  args: { picture: { src: '/media/mug-rust/480.avif', width: 480, height: 480, alt: 'A rust-coloured mug' } },
}
/** The provider returns the URL of a file for each width, like an image service's loader. */
export const FromALoader: Story = {
  args: { picture: { src: 'mug-ink', width: 480, alt: 'An ink-blue mug' } },
  decorators: [
    Story => (
      <StoaProvider pictureLoader={({ src, width }) => `/media/${src}/${width > 160 ? 480 : 160}.avif`}>
        <Story />
      </StoaProvider>
    ),
  ],
}
export const Missing: Story = { args: { picture: null } }
export const Failed: Story = {
  args: { picture: pictureOf('no-such-picture', 'A product without a photograph') },
}
export const Placeholder: Story = {
  args: { picture: { ...pictureOf('no-such-picture', ''), placeholder: 'oklch(0.8 0.05 200)' } },
}
