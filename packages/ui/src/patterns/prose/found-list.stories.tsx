import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundList } from './index.ts'

const answer = {
  href: '/help#how-long-does-it-take',
  title: 'How long does it take?',
  place: 'Help',
  text: 'Standard takes 3 to 5 days, premium 2 days, express arrives tomorrow before noon.',
}
const policy = {
  href: '/shipping-policy#tiers',
  title: 'Three ways to send',
  place: 'Shipping policy',
  text: '… per shop and order, whatever the number of pieces: standard, premium and express …',
}

const meta = {
  title: 'Patterns/Finding/FoundList',
  id: 'patterns-foundlist',
  component: FoundList,
  args: { entries: [answer, policy] },
} satisfies Meta<typeof FoundList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Many: Story = {
  args: { entries: Array.from({ length: 12 }, (_, place) => ({ ...answer, href: `/help#${place}` })) },
}
export const LongText: Story = {
  args: { entries: [{ ...answer, title: answer.title.repeat(9), text: answer.text.repeat(9) }] },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
