import type { Meta, StoryObj } from '@storybook/react-vite'
import { filterGroups, sortOptions } from '../../../test/store-data.ts'
import { ListingTools } from './listing-tools.tsx'

/** What is chosen, as links to less of it, and the order of a list. */
const meta = {
  title: 'Patterns/ListingTools',
  component: ListingTools,
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
export const NothingChosen: Story = { args: { groups: [], count: 1240 } }
