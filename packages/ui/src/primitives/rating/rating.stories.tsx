import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { Rating, Stars as RowOfStars } from './index.ts'

const meta = {
  title: 'Components/Content/Rating',
  id: 'primitives-rating',
  component: Rating,
  subcomponents: { Stars: RowOfStars },
  args: { average: 4.8, count: 214 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Stars: Story = { args: { form: 'stars' } }
export const StarsWithLink: Story = { args: { form: 'stars', href: '#reviews' } }
export const Fraction: Story = { args: { form: 'stars', average: 2.5, count: 1 } }
export const NoReviews: Story = { args: { form: 'stars', average: 0, count: 0 } }
export const States: Story = {
  args: { form: 'stars', href: '#reviews' },
  ...inStates({ 'Without reviews': { count: 0 } }),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
