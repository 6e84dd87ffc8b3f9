import { Button } from '@stoa/ui/button'
import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressRun } from './index.ts'

const meta = {
  title: 'Seller/Forms/ProgressRun',
  id: 'seller-progressrun',
  component: ProgressRun,
  args: {
    label: 'Checking kiln-catalogue.csv',
    done: 1402,
    total: 1657,
    counts: [
      { id: 'new', label: '412 new' },
      { id: 'changed', label: '38 changed' },
      { id: 'refused', label: '7 refused', tone: 'critical' },
    ],
    children: (
      <Button size="sm" emphasis="line">
        Cancel
      </Button>
    ),
  },
} satisfies Meta<typeof ProgressRun>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Unknown: Story = { args: { done: 0, total: undefined, counts: [] } }
export const LongText: Story = { args: { label: longName } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
