import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { cartGroups, lineOf, longName, shopOf } from '../../../fixtures/store-data.ts'
import { Button } from '../../primitives/button/index.ts'
import { Note } from '../../primitives/note/index.ts'
import { CartGroup, type CartGroupData } from '../cart/index.ts'
import { CartDrawer, type CartDrawerProps } from './index.ts'

function Demo(props: CartDrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <CartDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
Demo.displayName = 'CartDrawer'

const events = {
  onSelectedChange: () => {},
  onGroupSelectedChange: () => {},
  onQuantityChange: () => {},
  onRemove: () => {},
  onProblemAction: () => {},
}
const groupsOf = (groups: readonly CartGroupData[]) =>
  groups.map(group => <CartGroup key={group.id} group={group} {...events} />)

const meta = {
  title: 'Patterns/Cart/CartDrawer',
  id: 'patterns-cartdrawer',
  component: CartDrawer,
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: (props, { viewMode }) => <Demo {...props} open={props.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: () => {},
    itemCount: 6,
    shopCount: 3,
    selectedCount: 5,
    subtotal: 25780,
    cartHref: '/cart',
    emptyHref: '/all-product',
    onCheckOut: () => {},
    children: groupsOf(cartGroups),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { itemCount: 0, selectedCount: 0, subtotal: 0 } }
export const Loading: Story = { args: { itemCount: 0, selectedCount: 0, subtotal: 0, loading: true } }
/** The cart couldn't be read, and nothing of it is known yet. */
export const Failed: Story = {
  args: {
    itemCount: 0,
    selectedCount: 0,
    subtotal: 0,
    problem: (
      <Note
        tone="caution"
        title="Couldn’t load your cart."
        action={{ label: 'Try again', onClick: () => {} }}
      >
        Your items are still there.
      </Note>
    ),
  },
}
export const NothingSelected: Story = {
  args: {
    selectedCount: 0,
    subtotal: 0,
    children: groupsOf(
      cartGroups.map(group => ({ ...group, lines: group.lines.map(line => ({ ...line, selected: false })) })),
    ),
  },
}
export const Many: Story = {
  args: {
    itemCount: 20,
    shopCount: 1,
    selectedCount: 20,
    subtotal: 123_456_789_00,
    children: groupsOf([
      {
        id: 'many',
        shop: shopOf('Kiln & Cove'),
        lines: Array.from({ length: 20 }, (_, place) => lineOf(`Cove mug no. ${place + 1}`, 'mug-teal')),
      },
    ]),
  },
}
export const LongText: Story = {
  args: {
    itemCount: 1,
    shopCount: 1,
    selectedCount: 1,
    subtotal: 2800,
    children: groupsOf([
      {
        id: 'long',
        shop: { ...shopOf('Kiln & Cove'), name: longName },
        lines: [lineOf(longName, 'mug-teal')],
      },
    ]),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
