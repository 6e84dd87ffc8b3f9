import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { headerProps } from '../fixtures/site-data.ts'
import { Header } from '../src/patterns/header/index.ts'
import { Button } from '../src/primitives/button/index.ts'
import { Checkbox } from '../src/primitives/checkbox/index.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../src/primitives/collapsible/index.ts'
import { ConfirmDialog, Dialog } from '../src/primitives/dialog/index.ts'
import { Pagination } from '../src/primitives/pagination/index.ts'
import { QuantityStepper } from '../src/primitives/quantity-stepper/index.ts'
import { RadioGroup } from '../src/primitives/radio-group/index.ts'
import { render } from './render.tsx'

// Keyboard patterns of the WAI-ARIA Authoring Practices, clause by clause. Menus, tooltips, the nav bar and the
// gallery have theirs in their own folders.

beforeEach(() => page.viewport(1280, 800))

const focused = () => document.activeElement as HTMLElement
const press = (keys: string) => userEvent.keyboard(keys)

function RemoveAll() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove all</Button>
      <a href="/behind">Behind</a>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove all?"
        description="Three things would go."
        actions={
          <>
            <Button emphasis="plain">Keep</Button>
            <Button>Remove</Button>
          </>
        }
      />
    </>
  )
}

function Stepper() {
  const [value, setValue] = useState(2)
  return <QuantityStepper productName="Cove mug" value={value} max={20} onValueChange={setValue} />
}

describe('dialog', () => {
  const opener = () => page.getByRole('button', { name: 'Remove all' })

  test('is modal, named and described, traps Tab, and returns the focus on Escape', async () => {
    render(<RemoveAll />)
    await expect.element(opener()).toBeVisible()
    ;(opener().element() as HTMLElement).focus()
    await press('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Remove all?' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog).toHaveAccessibleDescription('Three things would go.')
    expect(focused().textContent).toBe('Keep')
    await press('{Tab}')
    expect(focused().textContent).toBe('Remove')
    await press('{Tab}')
    expect(focused().textContent).toBe('Keep')
    await press('{Shift>}{Tab}{/Shift}')
    expect(focused().textContent).toBe('Remove')
    // What lies behind is hidden from everyone.
    expect(page.getByRole('link', { name: 'Behind' }).query()).toBeNull()
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('a question begins at the harmless answer', async () => {
    const onConfirm = vi.fn()
    render(
      <ConfirmDialog
        open
        onOpenChange={() => {}}
        title="Remove?"
        confirm="Remove"
        cancel="Keep"
        onConfirm={onConfirm}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await press('{Tab}{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

test('drawer: traps Tab, opens branches by Enter and space, and returns the focus', async () => {
  render(<Header {...headerProps} />)
  const opener = page.getByRole('button', { name: 'Categories' })
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).focus()
  await press('{Enter}')
  const drawer = page.getByRole('dialog', { name: 'Categories' })
  await expect.element(drawer).toBeVisible()
  const branch = drawer.getByRole('button', { name: 'Show what is in Kitchen & Table' })
  ;(branch.element() as HTMLElement).focus()
  for (const [key, state] of [
    ['{Enter}', 'true'],
    [' ', 'false'],
    [' ', 'true'],
  ] as const) {
    await press(key)
    await expect.element(branch).toHaveAttribute('aria-expanded', state)
    await expect.element(branch).toHaveFocus()
  }
  await press('{Tab}')
  expect(focused().textContent).toBe('Mugs & cups')
  for (let step = 0; step < 40; step++) {
    await press('{Tab}')
    expect(drawer.element().contains(focused())).toBe(true)
  }
  await press('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('disclosure: Enter and the space bar open and close it, and it names what it opens', async () => {
  render(
    <Collapsible>
      <CollapsibleTrigger asChild>
        <Button>Care</Button>
      </CollapsibleTrigger>
      <CollapsibleContent>Wash by hand.</CollapsibleContent>
    </Collapsible>,
  )
  const button = page.getByRole('button', { name: 'Care' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  ;(button.element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(page.getByText('Wash by hand.')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const id = button.element().getAttribute('aria-controls') as string
  expect(document.getElementById(id)?.textContent).toBe('Wash by hand.')
  await press(' ')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('radio group: has one tab stop, and arrows choose, wrap and skip disabled options', async () => {
  const chosen = vi.fn()
  render(
    <RadioGroup
      label="Shipping"
      defaultValue="standard"
      onValueChange={chosen}
      options={[
        { value: 'standard', label: 'Standard' },
        { value: 'premium', label: 'Premium' },
        { value: 'night', label: 'By night', disabled: true },
        { value: 'express', label: 'Express' },
      ]}
    />,
  )
  await expect.element(page.getByRole('group', { name: 'Shipping' })).toBeVisible()
  const radio = (name: string) => page.getByRole('radio', { name })
  await userEvent.tab()
  await expect.element(radio('Standard')).toHaveFocus()
  for (const [key, name] of [
    ['{ArrowDown}', 'Premium'],
    ['{ArrowRight}', 'Express'],
    ['{ArrowDown}', 'Standard'],
    ['{ArrowUp}', 'Express'],
    ['{ArrowLeft}', 'Premium'],
  ] as const) {
    await press(key)
    await expect.element(radio(name)).toHaveFocus()
    await expect.element(radio(name)).toBeChecked()
  }
  expect(chosen.mock.calls.flat()).toEqual(['premium', 'express', 'standard', 'express', 'premium'])
})

test('checkbox: toggles by space, announces mixed, and follows a form’s reset', async () => {
  // radix-ui/primitives #983: an engine's checkbox forgets resets; the browser's does not.
  const { element } = render(
    <form>
      <Checkbox label="Gift" name="gift" defaultChecked />
      <Checkbox label="All" mixed checked={false} onCheckedChange={() => {}} />
      <button type="reset">Reset</button>
    </form>,
  )
  const gift = page.getByRole('checkbox', { name: 'Gift' })
  await expect.element(gift).toBeChecked()
  await userEvent.tab()
  await press(' ')
  await expect.element(gift).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
  element.querySelector('form')?.reset()
  await expect.element(gift).toBeChecked()
})

test('spinbutton: steps by arrows and Page keys, jumps by Home and End, announces its value', async () => {
  render(<Stepper />)
  const field = page.getByRole('spinbutton', { name: 'Quantity of Cove mug', exact: true })
  await expect.element(field).toBeVisible()
  ;(field.element() as HTMLElement).focus()
  await expect.element(field).toHaveAttribute('aria-valuemin', '1')
  await expect.element(field).toHaveAttribute('aria-valuemax', '20')
  for (const [key, value] of [
    ['{ArrowUp}', '3'],
    ['{ArrowDown}', '2'],
    ['{PageUp}', '12'],
    ['{PageDown}', '2'],
    ['{Home}', '1'],
    ['{End}', '20'],
  ] as const) {
    await press(key)
    await expect.element(field).toHaveValue(value)
    await expect.element(field).toHaveAttribute('aria-valuenow', value)
    await expect.element(field).toHaveFocus()
  }
})

test('pagination: is a landmark of links in order that marks the current page', async () => {
  render(
    <Pagination
      nextHref="/list?page=2"
      pages={{ current: 1, count: 3, hrefOf: number => `/list?page=${number}` }}
    />,
  )
  const nav = page.getByRole('navigation')
  await expect.element(nav).toBeVisible()
  await userEvent.tab()
  const stops: (string | null)[][] = []
  while (nav.element().contains(focused())) {
    stops.push([focused().getAttribute('href'), focused().getAttribute('aria-current')])
    await userEvent.tab()
  }
  expect(stops).toEqual([
    ['/list?page=1', 'page'],
    ['/list?page=2', null],
    ['/list?page=3', null],
    ['/list?page=2', null],
  ])
})

test('search: typing stays in the field, arrows lead to suggestions and back, Enter takes one', async () => {
  const suggestions = [{ label: 'Products', items: [{ href: '/p/1', label: 'Cove mug' }] }]
  render(<Header {...headerProps} search={{ action: '/search', suggestions }} />)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect.element(field).toBeVisible()
  await field.click()
  await press('{ArrowDown}')
  expect(focused().getAttribute('href')).toBe('/p/1')
  const took = vi.fn((event: Event) => event.preventDefault())
  focused().addEventListener('click', took)
  await press('{Enter}')
  expect(took).toHaveBeenCalledOnce()
})
