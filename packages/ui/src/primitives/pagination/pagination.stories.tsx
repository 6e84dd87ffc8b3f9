import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Components/Navigation/Pagination',
  id: 'primitives-pagination',
  component: Pagination,
  args: { previousHref: '?cursor=a', nextHref: '?cursor=c', range: { from: 25, to: 48, total: 903 } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { previousHref: undefined, range: { from: 1, to: 24, total: 903 } } }
export const Last: Story = { args: { nextHref: undefined, range: { from: 889, to: 903, total: 903 } } }
export const Numbered: Story = {
  args: { range: undefined, pages: { current: 5, count: 38, hrefOf: page => `?page=${page}` } },
}
export const States: Story = inStates({
  'First page': { previousHref: undefined, range: { from: 1, to: 24, total: 903 } },
})
export const RightToLeft: Story = { args: Numbered.args ?? {}, globals: { direction: 'rtl' } }
export const Phone: Story = { args: Numbered.args ?? {}, globals: { viewport: { value: 'phone' } } }
