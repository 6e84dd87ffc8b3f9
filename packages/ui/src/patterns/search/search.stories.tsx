import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { SearchBox } from './index.ts'

const meta = {
  title: 'Patterns/Site/SearchBox',
  id: 'patterns-searchbox',
  component: SearchBox,
  args: { action: '/search' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 620, minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithText: Story = { args: { value: 'mug' } }
export const Suggestions: Story = {
  args: {
    value: 'mug',
    floating: false,
    suggestions: [
      {
        label: 'Products',
        items: [
          { href: '/product/cove-mug', label: 'Cove mug', detail: '$22.40' },
          { href: '/product/long', label: 'A mug with a very long name '.repeat(8), detail: '$28.00' },
        ],
      },
    ],
  },
}
export const RecentSearches: Story = {
  args: {
    floating: false,
    suggestions: [
      {
        label: 'Recent searches',
        action: { label: 'Clear', onClick: () => {} },
        items: ['linen', 'teapot', 'mug'].map(text => ({
          href: `/search?q=${text}`,
          label: text,
          icon: 'recent' as const,
        })),
      },
    ],
  },
}
export const States: Story = {
  args: { value: 'mug' },
  ...inStates({}, { target: 'input', isPressed: false }),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
