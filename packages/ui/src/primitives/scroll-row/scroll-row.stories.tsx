import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { longName } from '../../../fixtures/store-data.ts'
import { Link } from '../link/index.ts'
import { Panel } from '../panel/index.ts'
import { ScrollRow } from './index.ts'

const cards = (names: readonly string[]) =>
  names.map(name => (
    <Panel key={name} padded>
      <Link href="/product/cove-mug">{name}</Link>
    </Panel>
  ))

const names = ['Cove mug', 'Fern lamp', 'Oak board', 'Linen throw', 'Clay vase', 'Pine stool']

const meta = {
  title: 'Components/Layout/ScrollRow',
  id: 'primitives-scrollrow',
  component: ScrollRow,
  args: { label: 'Recently viewed', itemWidth: '12rem', children: cards(names) },
} satisfies Meta<typeof ScrollRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** A row that fits has no arrows. */
export const Few: Story = { args: { children: cards(names.slice(0, 2)) } }
export const Many: Story = {
  args: { children: cards([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => `Product ${letter}`)) },
}
export const LongText: Story = { args: { children: cards(names.map(name => `${name} ${longName}`)) } }
export const RightToLeft: Story = {
  args: {
    label: arabic.mugs,
    children: cards([arabic.mug, arabic.glaze, arabic.kitchen, arabic.mugs, arabic.shop, arabic.home]),
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
