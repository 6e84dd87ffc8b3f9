import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { inStates } from '../../../fixtures/in-states.tsx'
import { categoryTiles, longName } from '../../../fixtures/store-data.ts'
import { CategoryTiles } from './category-tile.tsx'
import { CategoryTile } from './index.ts'

const meta = {
  title: 'Patterns/Finding/CategoryTiles',
  id: 'patterns-categorytiles',
  component: CategoryTiles,
  subcomponents: { CategoryTile },
  args: { categories: categoryTiles },
  parameters: { layout: 'fullscreen' },
  decorators: [inContainer],
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MissingPictures: Story = {
  args: { categories: categoryTiles.map(category => ({ ...category, picture: null })) },
}
export const Many: Story = {
  args: {
    categories: [
      ...categoryTiles,
      ...categoryTiles.map(category => ({ ...category, id: `${category.id} again` })),
    ],
  },
}
export const Chips: Story = { args: { layout: 'chip', categories: categoryTiles.slice(0, 3) } }
export const LongText: Story = {
  args: { categories: categoryTiles.map(category => ({ ...category, name: longName })) },
}
export const States: Story = {
  args: { categories: categoryTiles.slice(0, 1) },
  ...inStates(),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
