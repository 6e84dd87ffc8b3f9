import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { filterGroups, sortOptions } from '../../../test/store-data.ts'
import { ListingTools } from '../listing/index.ts'
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

test('each change is told at once, with all that is asked for', async () => {
  const onFiltersChange = vi.fn()
  root.render(
    <Filters
      id="f"
      action="/search"
      groups={filterGroups}
      hidden={hidden}
      onFiltersChange={onFiltersChange}
    />,
  )
  const asked = () => String(onFiltersChange.mock.lastCall?.[0])
  await page.getByRole('checkbox', { name: /Mugs & cups/ }).click()
  expect(asked()).toBe('q=mug&type=mugs&min=10&max=120&rating=4')
  await page.getByRole('radio', { name: /3 stars and up/ }).click()
  expect(asked()).toBe('q=mug&type=mugs&min=10&max=120&rating=3')
  await page.getByRole('spinbutton', { name: 'Price: From' }).fill('')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(asked()).toBe('q=mug&type=mugs&max=120&rating=3'))
  expect(onFiltersChange).toHaveBeenCalledTimes(3)
})

test('in server HTML it is a GET form with a button', () => {
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

test('on a phone the tools open it as a sheet, and Escape closes it', async () => {
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
  await userEvent.keyboard('{Escape}')
  expect(document.getElementById('f')?.checkVisibility()).toBe(false)
  await expect.element(opener).toHaveFocus()
})

test('beside the list it stands in the page without being opened', async () => {
  root.render(<Filters id="f" action="/search" groups={filterGroups} />)
  await expect.element(page.getByRole('checkbox', { name: /In stock/ })).toBeVisible()
})

test('what is chosen are links to the same list with less', async () => {
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
