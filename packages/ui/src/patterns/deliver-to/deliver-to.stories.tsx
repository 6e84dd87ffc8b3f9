import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inStates } from '../../../fixtures/in-states.tsx'
import { arabic } from '../../../fixtures/right-to-left.ts'
import type { ComboboxItem } from '../../primitives/combobox/index.ts'
import { DeliverTo, type DeliverToProps } from './index.ts'

const NAMES: Readonly<Record<string, string>> = {
  CA: 'Canada',
  CI: 'Côte d’Ivoire',
  DE: 'Germany',
  GS: 'South Georgia & South Sandwich Islands',
  JP: 'Japan',
  US: 'United States',
}
const countries = Object.entries(NAMES).map(([value, label]) => ({ value, label }))

function Interactive({ value: first, country, ...props }: DeliverToProps) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ minBlockSize: 340 }}>
      <DeliverTo
        {...props}
        value={value}
        country={value === first ? country : (NAMES[value] ?? value)}
        onValueChange={setValue}
      />
    </div>
  )
}
Interactive.displayName = 'DeliverTo'

const meta = {
  title: 'Patterns/Site/DeliverTo',
  id: 'patterns-deliverto',
  component: DeliverTo,
  render: props => <Interactive {...props} />,
  args: {
    value: 'US',
    country: 'United States',
    action: '/deliver-to',
    back: '/product/mug',
    loadCountries: async (): Promise<readonly ComboboxItem[]> => countries,
    onValueChange: () => {},
  },
} satisfies Meta<typeof DeliverTo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.getByRole('button').click()
    await canvas.findByRole('option', { name: 'Japan' })
  },
}
export const Plain: Story = { args: { emphasis: 'plain' } }
export const Loading: Story = {
  args: { loadCountries: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await canvas.getByRole('button').click()
    await canvas.findByText('Loading')
  },
}
export const LongText: Story = { args: { value: 'GS', country: NAMES.GS ?? '' } }
export const States: Story = inStates()
export const RightToLeft: Story = {
  args: { country: arabic.country },
  globals: { direction: 'rtl' },
}
export const Phone: Story = {
  args: { value: 'GS', country: NAMES.GS ?? '' },
  globals: { viewport: { value: 'phone' } },
}
