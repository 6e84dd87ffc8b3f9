import type { Meta, StoryObj } from '@storybook/react-vite'
import { filterGroups } from '../../../fixtures/store-data.ts'
import { Filters } from './filters.tsx'

const meta = {
  title: 'Patterns/Finding/Filters',
  id: 'patterns-filters',
  component: Filters,
  args: { id: 'filters', action: '/category/kitchen', groups: filterGroups, resultCount: 903 },
  decorators: [
    Story => (
      <div style={{ inlineSize: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Filters>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Live: Story = { args: { onValueChange: () => {} } }
/** A choice of several colors; one that only its shop knows has no shade, and one that nothing is left of is off. */
export const Colors: Story = {
  args: { groups: filterGroups.filter(({ id }) => id === 'color') },
}
export const Many: Story = {
  args: {
    groups: [
      {
        kind: 'choices',
        id: 'shop',
        title: 'Shop',
        name: 'shop',
        limit: 8,
        options: Array.from({ length: 60 }, (_, place) => ({
          value: String(place),
          label: `Shop number ${place} with a rather long name`,
          count: place * 37,
        })),
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** The sheet, as the listing's button opens it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector<HTMLElement>('[data-component=Filters]')
    // It is open in a wide window.
    if (sheet && !sheet.checkVisibility()) sheet.showPopover()
  },
}
