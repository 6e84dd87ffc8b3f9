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
import { Popover } from '../src/primitives/popover/index.ts'
import { QuantityStepper } from '../src/primitives/quantity-stepper/index.ts'
import { RadioGroup } from '../src/primitives/radio-group/index.ts'
import { ScrollRow } from '../src/primitives/scroll-row/index.ts'
import { SegmentedControl } from '../src/primitives/segmented-control/index.ts'
import { Switch } from '../src/primitives/switch/index.ts'
import { Tabs } from '../src/primitives/tabs/index.ts'
import { eventually, render, serve } from './render.tsx'

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
    // What lies behind is inert.
    ;(page.getByRole('link', { name: 'Behind' }).element() as HTMLElement).focus()
    expect(focused().textContent).toBe('Remove')
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

test.each([
  ['radio group', RadioGroup],
  ['segmented control', SegmentedControl],
])('%s: has one tab stop, and arrows choose, wrap and skip disabled options', async (_, Group) => {
  const chosen = vi.fn()
  render(
    <Group
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

test('switch: toggles by space, ignores presses while busy, and follows a form’s reset', async () => {
  const { element, update } = render(
    <form>
      <Switch label="Vacation" description="Nothing can be ordered." defaultChecked />
    </form>,
  )
  const vacation = page.getByRole('switch', { name: 'Vacation' })
  await expect.element(vacation).toBeChecked()
  await expect.element(vacation).toHaveAccessibleDescription('Nothing can be ordered.')
  await userEvent.tab()
  await press(' ')
  await expect.element(vacation).not.toBeChecked()
  element.querySelector('form')?.reset()
  await expect.element(vacation).toBeChecked()
  update(<Switch label="Saved" busy defaultChecked />)
  const saved = page.getByRole('switch', { name: 'Saved' })
  await saved.click()
  await press(' ')
  await expect.element(saved).toBeChecked()
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'tabs, %s: have one tab stop, and arrows show, wrap and skip disabled ones',
  async (dir, on, back) => {
    const chosen = vi.fn()
    render(
      <Tabs
        label="Mug"
        onValueChange={chosen}
        tabs={[
          { value: 'details', label: 'Details', content: 'Stoneware' },
          { value: 'video', label: 'Video', disabled: true, content: 'None' },
          { value: 'reviews', label: 'Reviews', content: 'Good' },
        ]}
      />,
      { dir },
    )
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect.element(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
    await userEvent.tab()
    for (const [key, name] of [
      [on, 'Reviews'],
      [on, 'Details'],
      [back, 'Reviews'],
      ['{Home}', 'Details'],
      ['{End}', 'Reviews'],
    ] as const) {
      await press(key)
      await expect.element(tab(name)).toHaveFocus()
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
      expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
    }
    await press('{Tab}')
    await expect.element(page.getByRole('tabpanel', { name: 'Reviews' })).toHaveFocus()
    expect(chosen).toHaveBeenCalledTimes(5)
  },
)

describe('popover', () => {
  const opener = () => page.getByRole('button', { name: 'Deliver to' })
  const panel = () => page.getByRole('dialog', { name: 'Delivery' })
  const deliverTo = (
    <>
      <Popover label="Delivery" trigger={<Button>Deliver to</Button>}>
        {close => <Button onClick={close}>Save</Button>}
      </Popover>
      <a href="/next">Next</a>
    </>
  )

  test('takes the focus, and returns it on Escape and when it is closed from within', async () => {
    render(deliverTo)
    await expect.element(opener()).toBeVisible()
    ;(opener().element() as HTMLElement).focus()
    for (const leave of ['{Escape}', '{Tab}{Enter}']) {
      await press('{Enter}')
      await expect.element(panel()).toHaveFocus()
      await press(leave)
      await expect.element(opener()).toHaveFocus()
      await expect.element(panel()).not.toBeInTheDocument()
    }
  })

  test('ends up below its button also if the button was moving when it opened', async () => {
    render(deliverTo)
    await expect.element(opener()).toBeVisible()
    const button = opener().element() as HTMLElement
    button.style.transition = 'transform 0.2s'
    button.getBoundingClientRect()
    button.style.transform = 'translateY(20px)'
    button.click()
    await expect.element(panel()).toHaveFocus()
    const gap = () =>
      Number.parseFloat((panel().element() as HTMLElement).style.top) - button.getBoundingClientRect().bottom
    await expect.poll(gap).toBeCloseTo(8)
  })

  test('closes when Tab or a press leaves it', async () => {
    render(deliverTo)
    await opener().click()
    await expect.element(panel()).toHaveFocus()
    await press('{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus()
    await expect.element(panel()).not.toBeInTheDocument()
    await opener().click()
    await expect.element(panel()).toBeVisible()
    await userEvent.click(document.body, { position: { x: 1200, y: 700 } })
    await expect.element(panel()).not.toBeInTheDocument()
  })

  test('a dialog around it stays when Escape closes it', async () => {
    render(
      <Dialog open onOpenChange={() => {}} title="Address">
        {deliverTo}
      </Dialog>,
    )
    await opener().click()
    await press('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Address' })).toBeVisible()
  })

  test('opens before scripts are there', async () => {
    serve(deliverTo)
    await opener().click()
    await expect.element(panel()).toBeVisible()
  })
})

test.each(['ltr', 'rtl'] as const)('scroll row, %s: arrows lead to its end and back', async dir => {
  render(
    <div dir={dir}>
      <ScrollRow label="Seen" itemWidth="500px">
        {['A', 'B', 'C', 'D'].map(name => (
          <a key={name} href={name}>
            {name}
          </a>
        ))}
      </ScrollRow>
    </div>,
    { dir },
  )
  const [back, on] = [/back/, /on/].map(name => page.getByRole('button', { name }))
  await expect.element(back!).toHaveAttribute('aria-disabled', 'true')
  await on!.click()
  await expect.element(back!).toHaveAttribute('aria-disabled', 'false')
  await eventually(() => expect(on!.element().getAttribute('aria-disabled')).toBe('true'))
  await back!.click()
  await expect.element(back!).toHaveAttribute('aria-disabled', 'true')
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
