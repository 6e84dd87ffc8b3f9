import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checklist } from './index.ts'

const items = [
  {
    id: 'product',
    label: 'Add your first product',
    description: 'By hand or from a file.',
    href: '#p',
    done: true,
  },
  {
    id: 'story',
    label: 'Write your story',
    description: 'Buyers like to know who makes things.',
    href: '#s',
    done: false,
  },
  { id: 'shipping', label: 'Say how you ship', href: '#h', done: false },
]

const meta = {
  title: 'Seller/Page/Checklist',
  id: 'seller-checklist',
  component: Checklist,
  args: { title: 'Getting started', items, onHide: () => {} },
} satisfies Meta<typeof Checklist>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Done: Story = { args: { items: items.map(item => ({ ...item, done: true })) } }
export const LongText: Story = { args: { items: items.map(item => ({ ...item, label: longName })) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
