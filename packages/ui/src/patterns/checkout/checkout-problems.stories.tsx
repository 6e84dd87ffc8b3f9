import type { Meta, StoryObj } from '@storybook/react-vite'
import { longName } from '../../../fixtures/index.ts'
import { type CheckoutProblemData, CheckoutProblems } from './index.ts'

const problems: readonly CheckoutProblemData[] = [
  {
    id: 'p1',
    tone: 'caution',
    title: 'Cove mug: now $28.00.',
    text: 'It was $22.40 when you added it.',
    action: 'OK',
  },
  {
    id: 'p2',
    tone: 'critical',
    title: 'Amphora vase, terracotta: only 1 left.',
    text: 'You asked for 2.',
    action: 'Take 1',
  },
  { id: 'p3', tone: 'critical', title: 'Mushroom lamp, ember: sold out.', action: 'Remove' },
  {
    id: 'p4',
    tone: 'critical',
    title: 'Kiln & Cove doesn’t deliver to Germany.',
    action: 'Change address',
    otherAction: 'Leave in cart',
  },
]

const meta = {
  title: 'Patterns/Checkout/CheckoutProblems',
  id: 'patterns-checkoutproblems',
  component: CheckoutProblems,
  args: { problems, onAction: () => {} },
} satisfies Meta<typeof CheckoutProblems>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { problems: [] } }
export const LongText: Story = {
  args: { problems: problems.map(problem => ({ ...problem, title: longName, text: longName })) },
}
export const Many: Story = {
  args: { problems: Array.from({ length: 12 }, (_, place) => ({ ...problems[2]!, id: `p${place}` })) },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
