import { longName } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MoveMenu } from '../move/index.ts'
import { Tree, type TreeNode, type TreeProps } from './index.ts'

function Shown({ open: start, ...props }: TreeProps) {
  const [open, setOpen] = useState(start)
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  return <Tree {...props} open={open} onOpenChange={toggle} />
}
Shown.displayName = 'Tree'

const own = (id: string, name: string, index: number): TreeNode => ({
  id,
  name,
  detail: '6 products',
  href: `#${id}`,
  place: { index, count: 2 },
  children: [],
})
const nodes: TreeNode[] = [
  {
    id: 'kitchen',
    name: 'Kitchen & Table',
    detail: 'marketplace',
    muted: true,
    children: [
      { id: 'mugs', name: 'Mugs & cups', detail: '84 products · marketplace', muted: true, children: [] },
      own('tests', 'Glaze tests', 0),
      own('seconds', 'Seconds', 1),
    ],
  },
  { id: 'home', name: 'Home', detail: 'marketplace', muted: true, children: [] },
]

const meta = {
  title: 'Seller/Lists/Tree',
  id: 'seller-tree',
  component: Tree,
  args: {
    label: 'Categories',
    nodes,
    open: new Set(['kitchen']),
    current: 'tests',
    onOpenChange: () => {},
    onMove: () => {},
    actions: ({ name, place }) =>
      place && <MoveMenu name={name} index={place.index} count={place.count} onMove={() => {}} />,
  },
  render: args => <Shown {...args} />,
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { args: { nodes: [{ ...own('long', longName, 0) }] } }
export const Many: Story = {
  args: {
    nodes: Array.from({ length: 60 }, (_, at) => ({
      ...own(String(at), `Shelf ${String(at)}`, at),
      place: { index: at, count: 60 },
    })),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
