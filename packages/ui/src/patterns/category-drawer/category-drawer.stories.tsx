import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { categories, drawerLinks } from '../../../fixtures/site-data.ts'
import { Button } from '../../primitives/button/index.ts'
import { CategoryDrawer, type CategoryDrawerProps } from './category-drawer.tsx'

function Demo(props: CategoryDrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Categories</Button>
      <CategoryDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
Demo.displayName = 'CategoryDrawer'

const meta = {
  title: 'Patterns/Site/CategoryDrawer',
  id: 'patterns-categorydrawer',
  component: CategoryDrawer,
  // On a page of docs it waits for its button: open, all stories would lie over the page.
  render: (props, { viewMode }) => <Demo {...props} open={props.open && viewMode !== 'docs'} />,
  args: {
    open: true,
    onOpenChange: () => {},
    logo: { href: '/', alt: 'Stoa, home' },
    categories,
    more: drawerLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryDrawer>

export default meta
type Story = StoryObj<typeof meta>

const deep = categories.map(({ children: _children, ...category }) => ({ ...category, hasChildren: true }))

export const Default: Story = {}
export const Empty: Story = { args: { categories: [] } }
const openBranch: Story['play'] = async () => {
  document.querySelector<HTMLElement>('dialog [aria-expanded=false]')?.click()
}

export const Open: Story = { play: openBranch }
/** Branches that are fetched when they are opened. */
export const Loading: Story = {
  args: { categories: deep, loadBranch: () => new Promise(() => {}) },
  play: openBranch,
}
export const Failing: Story = {
  args: { categories: deep, loadBranch: () => Promise.reject(new Error('offline')) },
  play: openBranch,
}
export const ManyAndLong: Story = {
  args: {
    categories: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      name: `Category ${index} ${'with a long name '.repeat(index % 4)}`,
      href: `/category/${index}`,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
