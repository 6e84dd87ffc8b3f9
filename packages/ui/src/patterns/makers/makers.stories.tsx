import type { Meta, StoryObj } from '@storybook/react-vite'
import { faceOf, longName } from '../../../fixtures/store-data.ts'
import { shopTones } from '../../tokens/index.ts'
import { Makers } from './index.ts'

const two = [
  { name: 'Ines', portrait: faceOf('ines') },
  { name: 'Tom', portrait: faceOf('tom') },
]

const meta = {
  title: 'Patterns/Site/Makers',
  id: 'patterns-makers',
  component: Makers,
  args: { makers: two, shop: 'Kiln & Cove', names: 'Ines and Tom', place: 'Falmouth', tone: 'sage' },
} satisfies Meta<typeof Makers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneMaker: Story = { args: { makers: two.slice(0, 1), names: 'Ines' } }
export const NoMakers: Story = { args: { makers: [], names: undefined } }
export const NoPortraits: Story = { args: { makers: two.map(({ name }) => ({ name })), tone: 'navy' } }
export const Small: Story = { args: { size: 'sm' } }
export const LongText: Story = { args: { names: longName, place: longName } }
/** Every wall that a shop may have. */
export const Walls: Story = {
  render: args => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {shopTones.map(tone => (
        <li key={tone}>
          <Makers {...args} tone={tone} place={tone} />
        </li>
      ))}
    </ul>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
