import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Combobox, type MultipleComboboxProps, type SingleComboboxProps } from './index.ts'

const items = [
  { value: 'mugs', label: 'Mugs', description: 'Home › Kitchen › Mugs' },
  { value: 'bowls', label: 'Bowls', description: 'Home › Kitchen › Bowls' },
  { value: 'vases', label: 'Vases', description: 'Home › Decoration › Vases' },
]

function Interactive(props: SingleComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ minBlockSize: 260, maxInlineSize: 420 }}>
      <Combobox {...props} value={value} onValueChange={setValue} />
    </div>
  )
}
Interactive.displayName = 'Combobox'

function Several(props: MultipleComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ minBlockSize: 260, maxInlineSize: 420 }}>
      <Combobox {...props} value={value} onValueChange={setValue} />
    </div>
  )
}
Several.displayName = 'Combobox'

const meta = {
  title: 'Components/Forms/Combobox',
  id: 'primitives-combobox',
  component: Combobox,
  render: props => <Interactive {...(props as SingleComboboxProps)} />,
  args: { label: 'Category', items, onValueChange: () => {} },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = {
  args: { value: 'bowls' },
  play: async ({ canvas }) => canvas.getByRole('combobox').click(),
}
const several = { multiple: true, items, value: ['bowls', 'vases'], onValueChange: () => {} } as const

export const Multiple: Story = {
  render: ({ label }) => <Several {...several} label={label} />,
  play: async ({ canvas }) => canvas.getByRole('combobox').click(),
}
export const MultipleLong: Story = {
  render: ({ label }) => (
    <Several
      {...several}
      label={label}
      items={[...items, { value: 'long', label: longName }]}
      value={['long', 'mugs']}
    />
  ),
}
export const MultipleDisabled: Story = {
  render: ({ label }) => <Several {...several} label={label} disabled />,
}
export const Inline: Story = {
  args: { inline: true, items: items.map(item => ({ ...item, group: 'Pages' })) },
}
export const Loading: Story = { args: { inline: true, items: [], loading: true } }
export const Empty: Story = { args: { inline: true, items: [] } }
export const Refused: Story = { args: { error: 'Choose a category.' } }
export const Disabled: Story = { args: { disabled: true, value: 'mugs' } }
export const LongText: Story = {
  args: { inline: true, items: items.map(item => ({ ...item, label: longName, description: longName })) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: {
    label: arabic.material,
    inline: true,
    items: [
      { value: 'mugs', label: arabic.mugs, description: arabic.kitchen },
      { value: 'mug', label: arabic.mug, description: arabic.glaze },
    ],
  },
  globals: { direction: 'rtl' },
}
