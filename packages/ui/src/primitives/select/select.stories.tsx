import type { Meta, StoryObj } from '@storybook/react-vite'
import { sortOptions } from '../../../test/store-data.ts'
import { Select } from './select.tsx'

/** One of many, in the browser's own list. */
const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Sort by', options: sortOptions, defaultValue: 'match' },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LabelBefore: Story = { args: { labelPlace: 'before' } }
export const Disabled: Story = { args: { disabled: true } }
