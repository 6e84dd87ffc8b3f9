import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { filterGroups, sortOptions } from '../../../fixtures/store-data.ts'
import { eventually } from '../../../test/render.tsx'
import { ListingTools } from '../listing/index.ts'
import type { FilterGroupData } from './filter-data.ts'
import { Filters } from './filters.tsx'

let root: ReturnType<typeof createRoot>
let box: HTMLElement
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(async () => {
  root.unmount()
  box.remove()
  await page.viewport(1280, 800)
})

const hidden = [{ name: 'q', value: 'mug' }]

test('reports each change immediately, with the whole query', async () => {
  const onValueChange = vi.fn()
  root.render(
    <Filters id="f" action="/search" groups={filterGroups} hidden={hidden} onValueChange={onValueChange} />,
  )
  const asked = () => String(onValueChange.mock.lastCall?.[0])
  await page.getByRole('checkbox', { name: /Mugs & cups/ }).click()
  expect(asked()).toBe('q=mug&type=mugs&min=10&max=120&rating=4')
  await page.getByRole('radio', { name: /3 stars and up/ }).click()
  expect(asked()).toBe('q=mug&type=mugs&min=10&max=120&rating=3')
  await page.getByRole('spinbutton', { name: 'Price: From' }).fill('')
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(asked()).toBe('q=mug&type=mugs&max=120&rating=3'))
  expect(onValueChange).toHaveBeenCalledTimes(3)
})

test('a currency symbol of three letters leaves the amount free', () => {
  const group: FilterGroupData = {
    kind: 'price',
    id: 'price',
    title: 'Price',
    minName: 'min',
    maxName: 'max',
    min: '10',
    currency: 'CHF',
  }
  flushSync(() => root.render(<Filters id="f" action="/search" groups={[group]} />))
  const field = page.getByRole('spinbutton', { name: 'Price: From' }).element()
  const symbol = field.previousElementSibling as Element
  expect(symbol.textContent).toBe('CHF')
  expect(symbol.getBoundingClientRect().right - field.getBoundingClientRect().left).toBeLessThan(
    Number.parseFloat(getComputedStyle(field).paddingInlineStart),
  )
})

test('a price range written from its end is turned round, and not before both ends are written', async () => {
  const asked = vi.fn()
  root.render(<Prices onAsked={asked} answer={{ min: '10', max: '120' }} />)
  const [from, to] = ['From', 'To'].map(end => page.getByRole('spinbutton', { name: `Price: ${end}` }))
  await from!.fill('150')
  await userEvent.tab()
  await to!.fill('300')
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(asked.mock.calls).toEqual([['min=150&max=300']]))
  await to!.fill('100')
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(asked.mock.lastCall).toEqual(['min=100&max=150']))
  await expect.element(from!).toHaveValue(100)
  await expect.element(to!).toHaveValue(150)
})

test('disables choices that leave no results, and lets selected ones be cleared', async () => {
  root.render(
    <Filters
      id="f"
      action="/search"
      groups={[
        {
          kind: 'flags',
          id: 'availability',
          title: 'Availability',
          options: [
            { name: 'inStock', value: '1', label: 'In stock', count: 0, checked: true },
            { name: 'onSale', value: '1', label: 'On sale', count: 0 },
          ],
        },
      ]}
    />,
  )
  await expect.element(page.getByRole('checkbox', { name: /On sale/ })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: /In stock/ })).toBeEnabled()
})

/** Prices that the page answers when the test says so, as a slow network does. */
function Prices({
  onAsked,
  answer,
}: {
  onAsked: (asked: string) => void
  answer: { min?: string; max?: string }
}) {
  return (
    <Filters
      id="f"
      action="/search"
      groups={[{ kind: 'price', id: 'price', title: 'Price', minName: 'min', maxName: 'max', ...answer }]}
      onValueChange={parameters => onAsked(String(parameters))}
    />
  )
}

test.each(['button', 'Enter'])(
  'sends input made while an answer arrives with the rest, by the %s',
  async by => {
    const asked: string[] = []
    const draw = (answer: { min?: string }) =>
      root.render(<Prices onAsked={parameters => asked.push(parameters)} answer={answer} />)
    await page.viewport(390, 800)
    draw({})
    await eventually(() => document.getElementById('f')!.showPopover())
    const from = page.getByRole('spinbutton', { name: 'Price: From' })
    const to = page.getByRole('spinbutton', { name: 'Price: To' })
    await from.fill('20')
    await to.fill('40')
    await eventually(() => expect(asked).toEqual(['min=20']))

    draw({ min: '20' })
    await eventually(() => expect(from.element()).toHaveAttribute('value', '20'))
    await expect.element(to).toHaveFocus()
    await expect.element(to).toHaveValue(40)
    if (by === 'Enter') await userEvent.keyboard('{Enter}')
    else await page.getByRole('button', { name: 'Apply filters' }).click()
    await eventually(() => expect(asked).toEqual(['min=20', 'min=20&max=40']))
  },
)

test('keeps a choice made while an answer arrives, and sends it with the next one', async () => {
  const asked: string[] = []
  const draw = (chosen: readonly string[]) =>
    root.render(
      <Filters
        id="f"
        action="/search"
        groups={[
          {
            kind: 'flags',
            id: 'availability',
            title: 'Availability',
            options: ['inStock', 'onSale', 'isNew'].map(name => ({
              name,
              value: '1',
              label: name,
              checked: chosen.includes(name),
            })),
          },
        ]}
        onValueChange={parameters => asked.push(String(parameters))}
      />,
    )
  const box = (name: string) => page.getByRole('checkbox', { name })
  draw([])
  await box('inStock').click()
  await box('onSale').click()
  draw(['inStock'])
  await eventually(() => expect(box('inStock').element()).toHaveAttribute('checked'))
  await expect.element(box('onSale')).toBeChecked()
  await box('isNew').click()
  expect(asked.at(-1)).toBe('inStock=1&onSale=1&isNew=1')
  draw(['inStock', 'onSale'])
  await eventually(() => expect(box('onSale').element()).toHaveAttribute('checked'))
  draw([])
  await eventually(() => expect(box('inStock').element()).not.toBeChecked())
  await expect.element(box('onSale')).not.toBeChecked()
})

/** The filters as a page shows them: what is asked for becomes what is shown, a little later. */
function Listing({ onAsked }: { onAsked?: (parameters: URLSearchParams) => void }) {
  const [asked, setAsked] = useState(new URLSearchParams())
  return (
    <>
      <button type="button" onClick={() => setAsked(new URLSearchParams())}>
        Start anew
      </button>
      <ListingTools
        filtersId="f"
        action="/search"
        search={`?${asked}`}
        groups={[categories(asked.get('category') ?? undefined)]}
        sort={{ name: 'sort', value: asked.get('sort') ?? 'match', options: sortOptions }}
        onSortChange={sort => setAsked(new URLSearchParams({ ...Object.fromEntries(asked), sort }))}
      />
      <Filters
        id="f"
        action="/search"
        groups={[categories(asked.get('category') ?? undefined)]}
        onValueChange={parameters => {
          onAsked?.(parameters)
          requestAnimationFrame(() => setAsked(parameters))
        }}
      />
    </>
  )
}

const categories = (chosen?: string): FilterGroupData => ({
  kind: 'choices',
  type: 'radio',
  id: 'category',
  title: 'Category',
  name: 'category',
  anyLabel: 'All categories',
  limit: 2,
  options: ['plants', 'lighting', 'audio']
    .filter(value => !chosen || value === chosen)
    .map(value => ({ value, label: value, checked: value === chosen })),
})

test('keeps the keyboard focus on a choice, which the first radio clears', async () => {
  const asked = vi.fn()
  root.render(<Listing onAsked={asked} />)
  const lighting = page.getByRole('radio', { name: 'lighting' })
  const all = page.getByRole('radio', { name: 'All categories' })
  await expect.element(all).toBeChecked()
  ;(lighting.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('radio', { name: 'plants' })).not.toBeInTheDocument()
  await expect.element(lighting).toBeChecked()
  await expect.element(lighting).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('radio', { name: 'plants' })).toBeInTheDocument()
  await expect.element(all).toHaveFocus()
  expect(asked.mock.calls.map(([parameters]) => String(parameters))).toEqual(['category=lighting', ''])
})

test('removes a filter that was removed elsewhere, and allows choosing it again', async () => {
  const asked = vi.fn()
  root.render(<Listing onAsked={asked} />)
  await page.getByRole('radio', { name: 'lighting' }).click()
  await expect.element(page.getByRole('radio', { name: 'plants' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(page.getByRole('radio', { name: 'All categories' })).toBeChecked()
  await page.getByRole('radio', { name: 'lighting' }).click()
  await expect.element(page.getByRole('radio', { name: 'plants' })).not.toBeInTheDocument()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('collapses later radios in the group with a limit', async () => {
  root.render(<Listing />)
  await expect.element(page.getByRole('group', { name: 'Category' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Category' }).elements()).toHaveLength(1)
  expect(box.querySelector('fieldset, [data-part=Group] [role=group]')).toBeNull()
  const all = [...box.querySelectorAll('input[type=radio]')]
  expect(new Set(all.map(radio => radio.closest('[data-part=Group]'))).size).toBe(1)
  await expect.element(page.getByText('Show 1 more')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'audio' })).not.toBeInTheDocument()
  await page.getByText('Show 1 more').click()
  await page.getByRole('radio', { name: 'audio' }).click()
  await expect.element(page.getByRole('radio', { name: 'audio' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'All categories' })).not.toBeChecked()
})

test('keeps the sheet open on a phone until its button is pressed', async () => {
  await page.viewport(390, 800)
  root.render(<Listing />)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('radio', { name: 'lighting' }).click()
  await expect.element(page.getByRole('radio', { name: 'plants' })).not.toBeInTheDocument()
  expect(document.getElementById('f')?.matches(':popover-open')).toBe(true)
  await page.getByRole('button', { name: 'Apply filters' }).click()
  expect(document.getElementById('f')?.matches(':popover-open')).toBe(false)
})

test('another order keeps the keyboard on the list of orders', async () => {
  root.render(<Listing />)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(sort).toBeVisible()
  ;(sort.element() as HTMLElement).focus()
  await userEvent.selectOptions(sort, sortOptions[1]!.value)
  await expect.element(sort).toHaveFocus()
  await expect.element(sort).toHaveValue(sortOptions[1]!.value)
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(sort).toHaveValue('match')
})

test('is a GET form with a button in server HTML', () => {
  const html = new DOMParser().parseFromString(
    renderToString(
      <Filters id="f" action="/search" groups={filterGroups} hidden={hidden} resultCount={903} />,
    ),
    'text/html',
  )
  const form = html.querySelector('form')!
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get'])
  expect(html.querySelector('button[type=submit]')?.textContent).toBe('Show 903 products')
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`)).toEqual([
    'q=mug',
    'min=10',
    'max=120',
    'rating=4',
  ])
})

test('opens as a sheet from the tools on a phone, and closes on Escape', async () => {
  await page.viewport(390, 800)
  root.render(
    <>
      <ListingTools
        filtersId="f"
        action="/search"
        search="?q=mug&min=10&max=120&rating=4&cursor=x"
        groups={filterGroups}
        sort={{ name: 'sort', value: 'match', options: sortOptions }}
      />
      <Filters id="f" action="/search" groups={filterGroups} />
    </>,
  )
  const opener = page.getByRole('button', { name: 'Filter (2)' })
  await expect.element(opener).toBeVisible()
  expect(document.getElementById('f')?.checkVisibility()).toBe(false)
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Filters' })).toBeVisible()
  // A dialog with the focus in it, which Tab does not leave.
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('aria-modal', 'true')
  const isInside = () => document.getElementById('f')?.contains(document.activeElement)
  await expect.poll(isInside).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(isInside()).toBe(true)
  await userEvent.keyboard('{Tab}')
  expect(isInside()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(document.getElementById('f')?.checkVisibility()).toBe(false)
  await expect.element(opener).toHaveFocus()
})

test('is visible next to the list without being opened', async () => {
  root.render(<Filters id="f" action="/search" groups={filterGroups} />)
  await expect.element(page.getByRole('checkbox', { name: /In stock/ })).toBeVisible()
})

test('shows selected filters as links to the list without them', async () => {
  root.render(
    <ListingTools
      filtersId="f"
      action="/search"
      search="?q=mug&min=10&max=120&rating=4&cursor=x"
      groups={filterGroups}
      sort={{ name: 'sort', value: 'match', options: sortOptions }}
    />,
  )

  await expect.element(page.getByRole('link', { name: 'Clear all' })).toBeVisible()
  const of = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(of('Remove filter $10 to $120')).toBe('/search?q=mug&rating=4')
  expect(of('Remove filter 4 stars and up')).toBe('/search?q=mug&min=10&max=120')
  expect(of('Clear all')).toBe('/search?q=mug')
})

test.each(['ltr', 'rtl'] as const)("the sheet's title is above its groups, %s", async direction => {
  await page.viewport(390, 800)
  document.documentElement.dir = direction
  try {
    root.render(<Filters id="f" action="/search" groups={filterGroups} />)
    await eventually(() => document.getElementById('f')!.showPopover())
    const title = page.getByRole('heading', { name: 'Filters' })
    await expect.element(title).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(title.element())
    const box = page.getByRole('checkbox').first().element().getBoundingClientRect()
    const start = words.getBoundingClientRect()
    const distance = direction === 'ltr' ? start.left - box.left : start.right - box.right
    expect(Math.abs(distance)).toBeLessThan(2)
  } finally {
    document.documentElement.dir = 'ltr'
  }
})
