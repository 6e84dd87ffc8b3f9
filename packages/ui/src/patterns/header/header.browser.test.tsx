import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { categories, headerProps, signedIn } from '../../../fixtures/site-data.ts'
import { eventually, frames, memoryStorage, render, serve, stopTimers, until } from '../../../test/render.tsx'
import { tooltipTiming } from '../../tokens/index.ts'
import { Header } from './index.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  // Away from everything that hears a pointer.
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } })
  document.body.style.minHeight = '3000px'
})

const box = (element: Element) => element.getBoundingClientRect()

describe('before scripts', () => {
  test('everything is a link or a form, and hydrating changes nothing that was sent', async () => {
    const page_ = serve(<Header {...headerProps} account={{ kind: 'loading', loginHref: '/login' }} />)
    const hrefs = [...page_.element.querySelectorAll('a')].map(link => link.getAttribute('href'))
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/',
        '/cart',
        '/help',
        '/wishlist',
        '/seller-registration',
        '/all-product',
        '/best-seller',
      ]),
    )
    expect(hrefs).toEqual(expect.arrayContaining(['/category/kitchen', '/category/kitchen/mugs-cups']))
    expect(page_.element.querySelector('a[aria-label="Categories"]')?.getAttribute('href')).toBe(
      '/all-product',
    )
    const form = page_.element.querySelector('form')
    expect([form?.getAttribute('action'), form?.method, form?.getAttribute('role')]).toEqual([
      '/search',
      'get',
      'search',
    ])
    const complaints = page_.start()
    await expect.element(page.getByRole('button', { name: 'Categories' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('keeps its layout when the session and the cart become known', async () => {
    const unknown = { kind: 'loading', loginHref: '/login' } as const
    const { element, update } = render(
      <Header {...headerProps} cart={{ href: '/cart', count: 0 }} account={unknown} />,
    )
    await expect.element(page.getByRole('link', { name: 'Shopping Cart' })).toBeVisible()
    const places = () =>
      ['[data-part="Cart"]', '[data-component="SearchBox"]', '[data-component="NavMenu"]'].map(part => {
        const { x, y, width, height } = box(element.querySelector(part) as Element)
        return { x, y, width, height }
      })
    const before = places()
    update(<Header {...headerProps} cart={{ href: '/cart', count: 128 }} account={signedIn} />)
    await expect.element(page.getByText('99+')).toBeVisible()
    expect(places()).toEqual(before)
    update(<Header {...headerProps} account={{ kind: 'guest', loginHref: '/login' }} />)
    await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(places()).toEqual(before)
  })
})

describe('the bar', () => {
  const leads = (name: string | RegExp) => page.getByRole('link', { name }).element().getAttribute('href')

  test('[HDR-01] the logo is a picture that leads home', async () => {
    render(<Header {...headerProps} logo={{ href: '/', alt: 'Stoa, home', src: '/logo.png' }} />)
    await expect.element(page.getByRole('link', { name: 'Stoa, home' })).toBeVisible()
    const logo = page.getByRole('link', { name: 'Stoa, home' }).element()
    expect([logo.getAttribute('href'), logo.querySelector('img')?.getAttribute('src')]).toEqual([
      '/',
      '/logo.png',
    ])
  })

  test.each([
    ['Become a seller', '/seller-registration'],
    ['Seller Center', '/seller'],
  ])('[HDR-06] %s leads to %s under its tooltip, and not on a small screen', async (label, href) => {
    render(<Header {...headerProps} seller={{ label, href }} />)
    const link = page.getByRole('link', { name: label })
    await expect.element(link).toBeVisible()
    expect(leads(label)).toBe(href)
    await userEvent.hover(link)
    await expect.element(page.getByRole('tooltip', { name: label })).toBeVisible()
    await page.viewport(390, 800)
    await expect.element(page.getByRole('link', { name: /^Shopping Cart/ })).toBeVisible()
    expect(page.getByRole('link', { name: label }).query()).toBeNull()
  })

  test('[HDR-07] the help icon leads to the help', async () => {
    render(<Header {...headerProps} />)
    await expect.element(page.getByRole('link', { name: 'Help Center' })).toBeVisible()
    expect(leads('Help Center')).toBe('/help')
  })

  test('[HDR-08] the cart says its count on a red badge, and has none when it is empty', async () => {
    const { element, update } = render(<Header {...headerProps} cart={{ href: '/cart', count: 7 }} />)
    const link = page.getByRole('link', { name: /^Shopping Cart/ })
    await expect.element(link).toBeVisible()
    expect(leads(/^Shopping Cart/)).toBe('/cart')
    await userEvent.hover(link)
    await expect.element(page.getByRole('tooltip', { name: 'Shopping Cart' })).toBeVisible()
    const badge = () => element.querySelector<HTMLElement>('[data-part="Count"]')
    expect(badge()?.textContent).toBe('7')
    const hue = Number(
      /^oklch\([\d.]+ [\d.]+ ([\d.]+)\)$/.exec(getComputedStyle(badge()!).backgroundColor)?.[1],
    )
    expect(hue).toBeGreaterThan(15)
    expect(hue).toBeLessThan(45)
    update(<Header {...headerProps} cart={{ href: '/cart', count: 0 }} />)
    await expect.element(page.getByRole('link', { name: 'Shopping Cart', exact: true })).toBeVisible()
    expect(badge()?.checkVisibility() ?? false).toBe(false)
  })

  test('opens the cart over the page at a plain press from 900 px, and follows the link otherwise', async () => {
    const [onOpen, preload, follow] = [vi.fn(), vi.fn(), vi.fn()]
    const cart = { href: '/cart', count: 1, onOpen, preload }
    const press = (event: Event) => {
      if (!event.defaultPrevented) follow()
      event.preventDefault()
    }
    window.addEventListener('click', press)
    onTestFinished(() => window.removeEventListener('click', press))
    render(<Header {...headerProps} cart={cart} />)
    const link = page.getByRole('link', { name: /^Shopping Cart/ })
    await link.click({ modifiers: ['Control'] })
    expect([onOpen, follow].map(call => call.mock.calls.length)).toEqual([0, 1])
    expect(preload).toHaveBeenCalled()
    await link.click()
    expect(onOpen.mock.calls).toEqual([[link.element()]])
    await page.viewport(899, 800)
    preload.mockClear()
    await link.click()
    expect([onOpen, follow, preload].map(call => call.mock.calls.length)).toEqual([1, 2, 0])
  })

  test('[HDR-09] a guest is led to the log-in', async () => {
    render(<Header {...headerProps} account={{ kind: 'guest', loginHref: '/login' }} />)
    const link = page.getByRole('link', { name: 'Login' })
    await expect.element(link).toBeVisible()
    expect(leads('Login')).toBe('/login')
    await userEvent.hover(link)
    await expect.element(page.getByRole('tooltip', { name: 'Login' })).toBeVisible()
  })

  test('[NAV-05] renders no menu without categories, and everything else works', async () => {
    render(<Header {...headerProps} categories={[]} nav={{ ...headerProps.nav, suggested: [] }} />)
    await expect.element(page.getByRole('link', { name: 'ALL PRODUCTS' })).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
    expect(
      page
        .getByRole('status')
        .elements()
        .filter(one => one.textContent),
    ).toEqual([])
    await page.getByRole('button', { name: 'Categories' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('[NAV-06] the suggested feed the bar, all feed the drawer, at any depth', async () => {
    const child = (depth: number): (typeof categories)[number] => ({
      id: `deep-${depth}`,
      name: `Depth ${depth}`,
      href: `/category/deep-${depth}`,
      hasChildren: depth < 5,
      children: depth < 5 ? [child(depth + 1)] : [],
    })
    render(<Header {...headerProps} categories={[...categories, child(1)]} />)
    const bar = page.getByRole('navigation', { name: 'Shop by category' })
    await expect.element(page.getByRole('link', { name: 'Audio' })).toBeVisible()
    expect(bar.query()?.textContent ?? '').not.toContain('Depth 1')
    await page.getByRole('button', { name: 'Categories' }).click()
    const drawer = page.getByRole('dialog', { name: 'Categories' })
    for (let depth = 1; depth < 5; depth++)
      await drawer.getByRole('button', { name: `Show what is in Depth ${depth}` }).click()
    await expect.element(drawer.getByRole('link', { name: 'Depth 5' })).toBeVisible()
  })
})

describe('the drawer', () => {
  const open = async () => {
    await page.getByRole('button', { name: 'Categories' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
    const panel = document.querySelector('[data-component="Drawer"]') as HTMLElement
    await Promise.all(panel.getAnimations().map(animation => animation.finished))
    return panel
  }

  test('[HDR-02] comes from the left, 20 rem wide, and gives the focus back', async () => {
    render(<Header {...headerProps} />)
    const panel = await open()
    for (const { name } of categories)
      await expect.element(page.elementLocator(panel).getByRole('link', { name, exact: true })).toBeVisible()
    expect(box(panel)).toMatchObject({ left: 0, width: 320, height: 800 })
    expect(panel.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(document.querySelector('[data-component="Drawer"]')).toBeNull())
    await expect.element(page.getByRole('button', { name: 'Categories' })).toHaveFocus()
  })

  test('[HDR-03] keeps the state of each branch, and closes on every link', async () => {
    render(<Header {...headerProps} />)
    await open()
    const panel = page.getByRole('dialog', { name: 'Categories' })
    const kitchen = panel.getByRole('button', { name: 'Show what is in Kitchen & Table' })
    const lighting = panel.getByRole('button', { name: 'Show what is in Lighting' })
    await kitchen.click()
    await lighting.click()
    await expect.element(panel.getByRole('link', { name: 'Mugs & cups' })).toBeVisible()
    await expect.element(panel.getByRole('link', { name: 'Table lamps' })).toBeVisible()
    await kitchen.click()
    await expect.element(kitchen).toHaveAttribute('aria-expanded', 'false')
    await expect.element(lighting).toHaveAttribute('aria-expanded', 'true')
    const link = panel.getByRole('link', { name: 'Table lamps' })
    ;(link.element() as HTMLElement).addEventListener('click', event => event.preventDefault())
    await link.click()
    await eventually(() => expect(document.querySelector('[data-component="Drawer"]')).toBeNull())
  })

  test('fetches a deep branch once, and again only after a failure', async () => {
    const deep = [{ id: 'deep', name: 'Deep', href: '/category/deep', hasChildren: true }]
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([{ id: 'child', name: 'Deeper', href: '/category/deep/deeper' }])
    render(<Header {...headerProps} categories={deep} loadBranch={fetch} />)
    await open()
    const panel = page.getByRole('dialog', { name: 'Categories' })
    const branch = panel.getByRole('button', { name: 'Show what is in Deep' })
    await branch.click()
    await expect.element(panel.getByText('Couldn’t load this part.')).toBeVisible()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel.getByRole('link', { name: 'Deeper' })).toBeVisible()
    await branch.click()
    await branch.click()
    await expect.element(panel.getByRole('link', { name: 'Deeper' })).toBeVisible()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the search', () => {
  test('[HDR-04] sends the trimmed text, and nothing for an empty one', async () => {
    const sent = vi.fn()
    render(<Header {...headerProps} search={{ action: '/search', onSubmit: sent }} />)
    const field = page.getByRole('searchbox', { name: 'Search' })
    await expect.element(field).toBeVisible()
    expect(field.element().getAttribute('placeholder')).toBe('Search for amazing products...')
    expect((field.element() as HTMLInputElement).labels).toHaveLength(1)
    await field.fill('   ')
    await userEvent.keyboard('{Enter}')
    expect(sent).not.toHaveBeenCalled()
    await field.fill('  oak & linen ')
    await userEvent.keyboard('{Enter}')
    expect(sent.mock.calls).toEqual([['oak & linen']])
  })

  test('[HDR-04] sends the browser to the encoded, trimmed text if the host does not handle it', async () => {
    const { element } = render(<Header {...headerProps} />)
    const field = page.getByRole('searchbox', { name: 'Search' })
    const gone: string[] = []
    await eventually(() => expect(element.querySelector('form')).not.toBeNull())
    // Records the URL without navigating.
    window.addEventListener('formdata', ({ formData }) => {
      gone.push(new URLSearchParams([...formData].map(([key, value]) => [key, String(value)])).toString())
    })
    window.addEventListener('submit', event => {
      const form = event.target as HTMLFormElement
      if (!event.defaultPrevented) new FormData(form)
      event.preventDefault()
    })
    await field.fill('   ')
    await userEvent.keyboard('{Enter}')
    expect(gone).toEqual([])
    await field.fill('  oak & linen ')
    await userEvent.keyboard('{Enter}')
    expect(gone).toEqual(['q=oak+%26+linen'])
    expect(element.querySelector('form')?.getAttribute('action')).toBe('/search')
  })

  test('suggestions are walked by arrow keys and put away by Escape', async () => {
    const suggestions = [
      {
        label: 'Products',
        items: [
          { href: '/p/1', label: 'Cove mug' },
          { href: '/p/2', label: 'Ink mug' },
        ],
      },
    ]
    render(<Header {...headerProps} search={{ action: '/search', suggestions }} />)
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.click()
    // The list's code comes with the first suggestions.
    await expect.element(page.getByRole('link', { name: 'Ink mug' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Ink mug')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(field.element())
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Cove mug' })).not.toBeInTheDocument()
  })

  test('[HDR-05] is an overlay on a small screen, whose close button clears the text', async () => {
    await page.viewport(390, 800)
    render(<Header {...headerProps} search={{ action: '/search', value: 'mug' }} />)
    const opener = page.getByRole('button', { name: 'Search' })
    await opener.click()
    const overlay = page.getByRole('dialog', { name: 'Search the shops' })
    const field = overlay.getByRole('searchbox')
    await expect.element(field).toHaveValue('mug')
    await expect.element(field).toHaveFocus()
    await overlay.getByRole('button', { name: 'Clear and close search' }).click()
    await expect.element(overlay).not.toBeInTheDocument()
    await opener.click()
    await expect.element(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('')
  })
})

describe('tooltips', () => {
  const tip = () => document.querySelector('[data-component="Tooltip"]')

  test('[HDR-12] opens after 700 ms, and the next one immediately', async () => {
    render(<Header {...headerProps} />)
    const help = page.getByRole('link', { name: 'Help Center' })
    await expect.element(help).toBeVisible()
    const { pass } = stopTimers()
    await commands.pointAt('[aria-label="Help Center"]')
    // The tooltips' code has come, and waits.
    await until(() => vi.getTimerCount() > 0)
    await pass(tooltipTiming.openDelay - 1)
    expect(tip()).toBeNull()
    await pass(1)
    await until(() => tip()?.textContent?.includes('Help Center') === true)

    // Some steps, as a hand moves: the first ones leave the way to the open tooltip.
    const cart = page.getByRole('link', { name: /^Shopping Cart/ })
    await userEvent.hover(cart, { position: { x: 10, y: 10 } })
    await userEvent.hover(cart, { position: { x: 20, y: 20 } })
    await userEvent.hover(cart, { position: { x: 30, y: 30 } })
    await until(() => tip()?.textContent?.includes('Shopping Cart') === true)
  })

  test('open for a pointer that rested there before their code came', async () => {
    const { element } = render(<Header {...headerProps} />)
    const help = await eventually(() => {
      const found = element.querySelector('[aria-label="Help Center"]')
      expect(found).not.toBeNull()
      return found as Element
    })
    await userEvent.hover(help)
    await eventually(() => expect(tip()?.textContent).toContain('Help Center'))
  })

  test('open on keyboard focus, and close by Escape', async () => {
    render(<Header {...headerProps} />)
    await page.getByRole('searchbox', { name: 'Search' }).click()
    await userEvent.keyboard('{Tab}{Tab}')
    await eventually(() => expect(tip()?.textContent).toContain('Become a seller'))
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(tip()).toBeNull())
  })
})

describe('the account menu', () => {
  test('[HDR-10] is walked by keys, logs out, and gives the focus back', async () => {
    const onLogOut = vi.fn()
    render(<Header {...headerProps} account={{ ...signedIn, onLogOut } as typeof signedIn} />)
    const trigger = page.getByRole('button', { name: 'Account, mara' })
    await expect.element(trigger).toBeVisible()
    ;(trigger.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const menu = page.getByRole('menu')
    await expect.element(menu.getByText('mara', { exact: true })).toBeVisible()
    expect(
      menu
        .getByRole('menuitem')
        .elements()
        .map(item => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Account', '/account/profile'],
      ['Order History', '/account/orders'],
      ['Seller Channel', '/seller'],
      ['Log Out', null],
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu.getByRole('menuitem', { name: 'Account' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(menu.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await eventually(() => expect(onLogOut).toHaveBeenCalledOnce())
  })

  test('chooses the theme, stores it, and forgets it for "system"', async () => {
    const storage = memoryStorage()
    render(<Header {...headerProps} account={signedIn} />, { storage })
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Account, mara' }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await choose('Dark')
    expect(storage.kept.get('theme')).toBe('dark')
    await eventually(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    await choose('System')
    expect(storage.kept.has('theme')).toBe(false)
    await eventually(() => expect(document.documentElement.dataset.theme).toBeUndefined())
  })
})

test('[HDR-11] the shadow deepens past 10 px', async () => {
  const { element } = render(<Header {...headerProps} />)
  await expect.element(page.getByRole('banner')).toBeVisible()
  const header = element.querySelector('header') as HTMLElement
  window.scrollTo(0, 10)
  await frames()
  expect(header.dataset.state).toBe('rest')
  const shadow = getComputedStyle(header).boxShadow
  window.scrollTo(0, 11)
  await eventually(() => expect(header.dataset.state).toBe('raised'))
  await eventually(() => expect(getComputedStyle(header).boxShadow).not.toBe(shadow))
})

test('hides the second row while scrolling down, and shows it upwards, on focus and at the top', async () => {
  const { element } = render(
    <div style={{ minBlockSize: 3000 }}>
      <Header {...headerProps} />
    </div>,
  )
  await expect.element(page.getByRole('banner')).toBeVisible()
  const header = element.querySelector('header') as HTMLElement
  const nav = element.querySelector('[data-component="NavMenu"]') as HTMLElement
  const room = box(header).height
  /** Height of the header's visible part. */
  const covered = () => Math.round(box(header).bottom)
  const scroll = async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' })
    await frames()
  }
  await scroll(150)
  expect(covered()).toBe(room)
  await scroll(400)
  await eventually(() => expect(covered()).toBe(room - 46))
  // The first row keeps its position, without another layout.
  await eventually(() =>
    expect(Math.round(box(element.querySelector('form') as Element).top)).toBeGreaterThan(0),
  )
  expect(header.offsetHeight).toBe(room)
  await scroll(403)
  expect(header.dataset.state).toBe('away')
  await scroll(380)
  await eventually(() => expect(covered()).toBe(room))
  await scroll(600)
  await eventually(() => expect(covered()).toBe(room - 46))
  for (let stop = 0; stop < 20 && !nav.contains(document.activeElement); stop++) await userEvent.tab()
  await eventually(() => expect(covered()).toBe(room))
  await scroll(0)
  await eventually(() => expect(covered()).toBe(room))

  await page.viewport(844, 390)
  await scroll(300)
  expect(getComputedStyle(header).position).toBe('relative')
  expect(getComputedStyle(header).transform).toBe('none')
  await scroll(0)
})

test('the page never scrolls sideways, from 320 px on', async () => {
  render(<Header {...headerProps} categories={categories} account={signedIn} />)
  for (const width of [320, 390, 600, 768, 820, 900, 1280]) {
    await page.viewport(width, 700)
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
  }
})
