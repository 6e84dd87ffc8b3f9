import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { filterGroups, sortOptions } from '../../../fixtures/store-data.ts'
import { ListingHeader, ListingLayout } from './index.ts'
import { ListingTools } from './listing-tools.tsx'

const meta = {
  title: 'Patterns/Finding/ListingTools',
  id: 'patterns-listingtools',
  component: ListingTools,
  subcomponents: { ListingLayout, ListingHeader },
  decorators: [inContainer],
  args: {
    filtersId: 'filters',
    action: '/search',
    search: '?q=mug&min=10&max=120&rating=4',
    groups: filterGroups,
    sort: { name: 'sort', value: 'match', options: sortOptions },
  },
} satisfies Meta<typeof ListingTools>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { groups: [], count: 1240 } }
export const LongText: Story = {
  args: {
    search: '?shop=long',
    groups: [
      {
        kind: 'choices',
        id: 'shop',
        title: 'Shop',
        name: 'shop',
        limit: 8,
        options: [
          { value: 'long', label: 'A shop with a very long name '.repeat(6), count: 3, checked: true },
        ],
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
