import { render } from '@stoa/ui/testing'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FurtherActions } from '../bulk-bar/index.ts'
import { Checklist } from '../checklist/index.ts'
import { ColumnChoice } from '../column-choice/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { DayField } from '../day-field/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { FilterBar } from '../filter-bar/index.ts'
import { DashboardIcon, OrdersIcon } from '../icons/index.ts'
import { LeaveDialog } from '../leave-dialog/index.ts'
import { PageHead } from '../page-head/index.ts'
import { SaveBar } from '../save-bar/index.ts'
import { ShopSwitcher } from '../shop-switcher/index.ts'
import { ShortcutHelp } from '../shortcut-help/index.ts'
import { ViewTabs } from '../view-tabs/index.ts'
import { SellerLayout } from './index.ts'

const nav = [
  { label: 'Dashboard', href: '#seller', icon: DashboardIcon, tab: 'Home', current: true },
  { label: 'Orders', href: '#orders', icon: OrdersIcon, tab: 'Orders', count: 6, countLabel: '6 to ship' },
]
const shops = [
  { slug: 'kiln', name: 'Kiln & Cove' },
  { slug: 'loom', name: 'North Loom' },
]
const button = (name: string | RegExp) => page.getByRole('button', { name })
async function focus(name: string | RegExp) {
  await expect.element(button(name)).toBeVisible()
  ;(button(name).element() as HTMLElement).focus()
}

function Frame() {
  const [collapsed, setCollapsed] = useState(false)
  return (
    <SellerLayout
      brand={{ href: '#', alt: 'Stoa, home' }}
      nav={nav}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
    >
      <PageHead title="Orders" back={{ label: 'Dashboard', href: '#seller' }} />
    </SellerLayout>
  )
}

function Form({ onSave }: { onSave: () => void }) {
  const [count, setCount] = useState(0)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <input aria-label="Name" onBlur={() => setCount(1)} onInput={() => setCount(1)} />
      <SaveBar
        count={count}
        busy={busy}
        onSave={() => {
          onSave()
          setBusy(true)
          setTimeout(() => {
            setCount(0)
            setBusy(false)
          })
        }}
        onDiscard={() => setCount(0)}
      />
    </>
  )
}

beforeEach(() => page.viewport(1280, 800))

test('skips the head first, keeps names in the collapsed rail, and has tabs on a phone', async () => {
  render(<Frame />)
  await expect.element(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await focus('Collapse menu')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Expand menu')).toHaveAttribute('aria-expanded', 'false')
  const rail = page.getByRole('navigation', { name: 'Your shop' })
  await expect.element(rail.getByRole('link', { name: 'Orders 6 to ship' })).toBeVisible()

  await page.viewport(390, 800)
  const tabs = page.getByRole('navigation', { name: 'Main areas of your shop' })
  await expect.element(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await focus('Menu')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Menu')).toHaveFocus()
})

test('a shop is switched by keys', async () => {
  const change = vi.fn()
  render(<ShopSwitcher shops={shops} value="kiln" onValueChange={change} />)
  await focus(/^Kiln & Cove.*Switch shop$/)
  await userEvent.keyboard('{Enter}')
  // A menu receives keys once it is open.
  await expect.element(page.getByRole('menuitemradio', { name: /Kiln & Cove/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('loom')
})

test('Ctrl S saves what is still being typed, too', async () => {
  const save = vi.fn()
  render(<Form onSave={save} />)
  await page.getByRole('textbox', { name: 'Name' }).fill('Cove')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 change')
  await userEvent.keyboard('{Control>}s{/Control}')
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await expect.element(page.getByRole('status')).toHaveTextContent('All changes are saved.')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test.each(['Save', 'Discard'])('%s goes with its bar, and gives the focus back to the field', async name => {
  render(<Form onSave={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill('Cove')
  await expect.element(button(name)).toBeVisible()
  await userEvent.keyboard(name === 'Save' ? '{Tab}{Tab}{Enter}' : '{Tab}{Enter}')
  await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

test('moves content that has no room on a phone into a menu', async () => {
  const sale = vi.fn()
  render(<FurtherActions actions={[{ label: 'Sale', onClick: sale }]} />)
  await expect.element(button('Sale')).toBeVisible()
  await expect.element(button('More')).not.toBeInTheDocument()
  await page.viewport(390, 800)
  await focus('More')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('menuitem', { name: 'Sale' }).click()
  expect(sale).toHaveBeenCalledOnce()
})

test('Escape stays on a page with changes', async () => {
  const stay = vi.fn()
  render(<LeaveDialog open onOpenChange={stay} onDiscard={() => {}} onSave={() => {}} />)
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(stay.mock.calls).toEqual([[false]])
})

test('a list is searched by Enter and by emptying the field, and filtered', async () => {
  const [search, change] = [vi.fn(), vi.fn()]
  const filters = [{ id: 'stock', label: 'Stock', options: [{ value: 'low', label: 'Low' }] }]
  const bar = (text: string) => (
    <FilterBar
      searchLabel="Search products"
      search={text}
      onSearchChange={search}
      filters={filters}
      onValueChange={change}
    />
  )
  const { update } = render(bar(''))
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.fill('mug')
  await userEvent.keyboard('{Enter}')
  expect(search).toHaveBeenLastCalledWith('mug')
  update(bar('mug'))
  await field.fill('')
  await vi.waitFor(() => expect(search).toHaveBeenLastCalledWith(''))
  await page.getByRole('combobox', { name: 'Stock' }).selectOptions('low')
  expect(change).toHaveBeenCalledExactlyOnceWith({ stock: 'low' })
  // A phone has the choices behind a button, which has the focus again afterwards.
  await page.viewport(390, 844)
  await focus('Filters')
  await userEvent.keyboard('{Enter}')
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('combobox', { name: 'Stock' })
    .selectOptions('low')
  expect(change).toHaveBeenCalledTimes(2)
  await button('Show the list').click()
  await expect.element(button('Filters')).toHaveFocus()
  await page.viewport(1280, 800)
})

test('a view is kept under a name', async () => {
  const save = vi.fn()
  render(
    <ViewTabs views={[{ id: 'all', label: 'All', href: '#all', count: 4212 }]} value="all" onSave={save} />,
  )
  await expect.element(page.getByRole('link', { name: 'All 4,212' })).toHaveAttribute('aria-current', 'page')
  await focus('Save this view')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Name' }).fill('Gifts')
  await userEvent.keyboard('{Enter}')
  expect(save).toHaveBeenCalledExactlyOnceWith('Gifts')
  await expect.element(button('Save this view')).toHaveFocus()
})

test('renames and deletes a saved view from its menu, and keeps a rejected name in its field', async () => {
  const rename = vi.fn().mockResolvedValueOnce('Another view has this name.').mockResolvedValue(undefined)
  const [remove, change] = [vi.fn(), vi.fn()]
  const view = { id: 'gifts', label: 'Gifts', href: '#gifts', onRename: rename, onRemove: remove }
  render(
    <ViewTabs views={[view]} value="gifts" onUpdate={change}>
      <ColumnChoice
        columns={[
          { id: 'price', label: 'Price' },
          { id: 'stock', label: 'Stock' },
        ]}
        usual={['price', 'stock']}
        value={null}
        onValueChange={change}
      />
    </ViewTabs>,
  )
  await focus('View Gifts')
  await userEvent.keyboard('{Enter}{Enter}')
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveValue('Gifts')
  await name.fill('Presents')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another view has this name.')).toBeVisible()
  await name.fill('For others')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).not.toBeInTheDocument()
  expect(rename).toHaveBeenLastCalledWith('For others')
  await focus('View Gifts')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  await focus('Columns')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('checkbox', { name: 'Price' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(['stock'])
})

test('shortcuts are listed and switched off by keys', async () => {
  const change = vi.fn()
  const groups = [{ label: 'Go to', shortcuts: [{ keys: ['g', 'o'], label: 'Orders' }] }]
  render(<ShortcutHelp open onOpenChange={() => {}} groups={groups} enabled onEnabledChange={change} />)
  await expect.element(page.getByText('Orders')).toBeVisible()
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
})

test('copying, files and steps answer to keys', async () => {
  const [write, files] = [vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(), vi.fn()]
  render(
    <>
      <CopyButton text="12 Colonnade Street" what="address" />
      <FileDrop label="Product file" accept=".csv" onFiles={files} />
      <Checklist title="Start" items={[{ id: 'a', label: 'Add a product', href: '#add', done: false }]} />
    </>,
  )
  await focus('Copy address')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  expect(write).toHaveBeenCalledExactlyOnceWith('12 Colonnade Street')
  await userEvent.upload(page.getByLabelText(/Product file/), new File(['a'], 'kiln.csv'))
  expect(files.mock.calls[0]?.[0]).toMatchObject([{ name: 'kiln.csv' }])
  await expect.element(page.getByRole('link', { name: 'Add a product To do' })).toBeVisible()
})

test('the focus is seen in a day, of which the browser focuses a part', async () => {
  render(<DayField label="First day" value="" onValueChange={() => {}} />)
  const field = page.getByLabelText('First day')
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(field.element()).outlineStyle).toBe('solid')
  // No text below it could describe it.
  expect(field.element().hasAttribute('aria-describedby')).toBe(false)
})
