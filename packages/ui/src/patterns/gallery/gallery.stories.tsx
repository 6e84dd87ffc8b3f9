import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { gallery } from '../../../fixtures/store-data.ts'
import { Gallery } from './gallery.tsx'

const meta = {
  title: 'Patterns/Product/Gallery',
  id: 'patterns-gallery',
  component: Gallery,
  args: { name: 'Cove mug', pictures: gallery },
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
    inContainer,
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { pictures: gallery.slice(0, 1) } }
export const Empty: Story = { args: { pictures: [] } }
export const Many: Story = {
  args: {
    pictures: Array.from({ length: 12 }, (_, place) => ({ ...gallery[place % 3]!, id: String(place) })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
