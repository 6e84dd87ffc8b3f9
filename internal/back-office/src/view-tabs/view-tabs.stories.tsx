import { inStates, longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ViewTabs } from './index.ts'

const views = [
  { id: 'ship', label: 'To ship', href: '#ship', count: 6 },
  { id: 'late', label: 'Late', href: '#late', count: 2 },
  { id: 'shipped', label: 'Shipped', href: '#shipped', count: 1204 },
  { id: 'all', label: 'All', href: '#all', count: 4212 },
]

const meta = {
  title: 'Seller/Lists/ViewTabs',
  id: 'seller-viewtabs',
  component: ViewTabs,
  args: { views, value: 'ship' },
} satisfies Meta<typeof ViewTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Savable: Story = {
  args: {
    views: [
      ...views,
      { id: 'gifts', label: 'Gifts', href: '#gifts', onRename: async () => undefined, onRemove: () => {} },
    ],
    value: 'gifts',
    onSave: async () => undefined,
    onUpdate: () => {},
  },
}
export const LongText: Story = {
  args: { views: views.map(view => ({ ...view, label: `${view.label} ${longName.slice(0, 60)}` })) },
}
export const States: Story = inStates({}, { target: 'a:not([aria-current])' })
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
