import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStates } from '../../../fixtures/in-states.tsx'
import { ThemeControl } from './index.ts'

const meta = {
  title: 'Patterns/Site/ThemeControl',
  id: 'patterns-themecontrol',
  component: ThemeControl,
} satisfies Meta<typeof ThemeControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = inStates()
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
