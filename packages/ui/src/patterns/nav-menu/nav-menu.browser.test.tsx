import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { headerProps } from '../../../fixtures/site-data.ts'
import {
  eventually,
  frames,
  render,
  serve,
  stopTimers,
  until,
  withTimersStopped,
} from '../../../test/render.tsx'
import { navMenuTiming } from '../../tokens/index.ts'
import { NavMenu } from './index.ts'

const menu = () => document.querySelector<HTMLElement>('[data-part="Menu"]')
const link = (name: string) => page.getByRole('link', { name, exact: true })
const chevron = (name: string) => page.getByRole('button', { name: `Show ${name} sub-categories` })

beforeEach(async () => {
  await page.viewport(1280, 800)
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } })
  render(<NavMenu {...headerProps.nav} />)
  await expect.element(link('HOME')).toBeVisible()
})

const away = () => userEvent.hover(document.body, { position: { x: 5, y: 700 } })

describe('with a pointer', () => {
  test('[NAV-03] hovering the link opens a menu 700 px wide in three columns, and leaving closes it', async () => {
    await userEvent.hover(link('Kitchen & Table'))
    await eventually(() => expect(menu()).not.toBeNull())
    const panel = menu() as HTMLElement
    expect(panel.getBoundingClientRect().width).toBe(700)
    const grid = panel.querySelector('ul') as HTMLElement
    expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(3)

    expect(page.getByRole('link', { name: 'Cutlery' }).element().getAttribute('href')).toBe(
      '/category/kitchen/cutlery',
    )
    const { pass } = stopTimers()
    await userEvent.hover(page.getByRole('link', { name: 'Cutlery' }))
    await pass(navMenuTiming.closeDelay * 3)
    expect(menu()).toBe(panel)
    vi.useRealTimers()

    await away()
    await eventually(() => expect(menu()).toBeNull())
  })

  test('[NAV-04] opens after 200 ms and closes after 150', async () => {
    const { pass } = stopTimers()
    await commands.pointAt('nav a[href="/category/kitchen"]')
    await pass(navMenuTiming.openDelay - 1)
    expect(menu()).toBeNull()
    await pass(1)
    await until(() => menu() !== null)
    await commands.pointAt('body', { x: 5, y: 700 })
    await pass(navMenuTiming.closeDelay - 1)
    expect(menu()).not.toBeNull()
    await pass(1)
    await until(() => menu() === null)
  })

  test('a pointer that only passes opens nothing', async () => {
    await withTimersStopped(async () => {
      await userEvent.hover(link('Kitchen & Table'))
      await away()
      await vi.advanceTimersByTimeAsync(1000)
    })
    await frames()
    expect(menu()).toBeNull()
  })

  test('[NAV-04] switches between menus immediately', async () => {
    await userEvent.hover(link('Kitchen & Table'))
    await eventually(() => expect(menu()?.textContent).toContain('Mugs & cups'))
    await withTimersStopped(async () => {
      await userEvent.hover(link('Lighting'))
      await until(() => menu()?.textContent?.includes('Table lamps') === true)
    })
  })

  test('stays open on a quick click after hover opened it, and closes on a later one', async () => {
    const { pass } = stopTimers({ clock: true })
    await userEvent.hover(chevron('Kitchen & Table'))
    await pass(navMenuTiming.openDelay)
    await until(() => menu() !== null)
    ;(chevron('Kitchen & Table').element() as HTMLElement).click()
    await pass(100)
    expect(menu()).not.toBeNull()
    await pass(600)
    ;(chevron('Kitchen & Table').element() as HTMLElement).click()
    await until(() => menu() === null)
  })

  test('near the end of the bar the menu stays on the page', async () => {
    await userEvent.hover(link('Audio'))
    await eventually(() => expect(menu()).not.toBeNull())
    const { left, right } = (menu() as HTMLElement).getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(1280)
  })
})

describe('with keys', () => {
  test('the button opens, arrows walk, Escape closes and gives the focus back', async () => {
    const trigger = chevron('Kitchen & Table')
    ;(trigger.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Mugs & cups')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).toBe('Bowls & plates')
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(menu()).toBeNull())
    await expect.element(trigger).toHaveFocus()
  })

  test('arrows go along the bar, from the link of an entry to its button', async () => {
    ;(link('ALL PRODUCTS').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(link('Kitchen & Table')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(chevron('Kitchen & Table')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(link('Lighting')).toHaveFocus()
  })

  test('leaving with Tab closes', async () => {
    ;(chevron('Lighting').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await eventually(() => expect(menu()).not.toBeNull())
    ;(link('HOME').element() as HTMLElement).focus()
    await eventually(() => expect(menu()).toBeNull())
  })
})

const hrefs = () =>
  [
    ...document.querySelectorAll(
      '[data-component="NavMenu"] > * > ul > li > a, [data-component="NavMenu"] > ul > li > a',
    ),
  ].map(anchor => [anchor.textContent, anchor.getAttribute('href')] as const)

test('[NAV-01] HOME, BEST SELLER, ALL PRODUCTS come first', () => {
  expect(hrefs().slice(0, 3)).toEqual([
    ['HOME', '/'],
    ['BEST SELLER', '/best-seller'],
    ['ALL PRODUCTS', '/all-product'],
  ])
})

test('[NAV-02] then one entry for each suggested category, to its page', () => {
  expect(hrefs().slice(3)).toEqual(headerProps.nav.suggested.map(({ name, href }) => [name, href]))
  expect(hrefs()[3]).toEqual(['Kitchen & Table', '/category/kitchen'])
})

test('leaves Escape to the page if all menus are closed', async () => {
  let prevented: boolean | undefined
  const hear = (event: KeyboardEvent) => {
    prevented = event.defaultPrevented
  }
  window.addEventListener('keydown', hear)
  await userEvent.keyboard('{Escape}')
  window.removeEventListener('keydown', hear)
  expect(prevented).toBe(false)
})

test('opens on a tap on the button, while the link next to it still navigates', async () => {
  const went = vi.fn((event: Event) => event.preventDefault())
  ;(link('Kitchen & Table').element() as HTMLElement).addEventListener('click', went)
  const button = chevron('Kitchen & Table').element() as HTMLElement
  for (const type of ['pointerenter', 'pointermove', 'pointerdown', 'pointerup']) {
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 7 }))
  }
  button.click()
  await eventually(() => expect(menu()).not.toBeNull())
  ;(link('Kitchen & Table').element() as HTMLElement).click()
  expect(went).toHaveBeenCalledOnce()
})

test('a pointer that rested on an entry before the scripts came gets its menu', async () => {
  const { element, start } = serve(<NavMenu {...headerProps.nav} />)
  await userEvent.hover(element.querySelector('a[href="/category/lighting"]') as Element)
  expect(start()).toEqual([])
  await eventually(() =>
    expect(element.querySelector('[data-part="Menu"]')?.textContent).toContain('Table lamps'),
  )
})

test('right to left, arrows and Home go the other way', async () => {
  const { element } = render(<NavMenu {...headerProps.nav} />, { dir: 'rtl' })
  const stops = await eventually(() => {
    const found = [...element.querySelectorAll<HTMLElement>('nav > * > ul > li > :is(a, button)')]
    expect(found.length).toBeGreaterThan(4)
    return found
  })
  stops[1]?.focus()
  for (const [key, at] of [
    ['{ArrowLeft}', 2],
    ['{ArrowRight}', 1],
    ['{Home}', 0],
    ['{End}', stops.length - 1],
  ] as const) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toBe(stops[at])
  }
})

test('a press elsewhere closes, and one on a link of the panel, too', async () => {
  const shows = async () => {
    ;(chevron('Lighting').element() as HTMLElement).click()
    await eventually(() => expect(menu()).not.toBeNull())
  }
  await shows()
  await userEvent.click(document.body, { position: { x: 5, y: 700 } })
  await eventually(() => expect(menu()).toBeNull())
  await shows()
  const inside = page.getByRole('link', { name: 'Table lamps' })
  inside.element().addEventListener('click', event => event.preventDefault())
  await inside.click()
  await eventually(() => expect(menu()).toBeNull())
})
