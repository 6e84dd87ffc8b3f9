import * as Radix from 'radix-ui/navigation-menu'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { headerProps } from '../../../fixtures/site-data.ts'
import { eventually, frames, render } from '../../../test/render.tsx'
import { NavMenu } from '../../patterns/nav-menu/index.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } })
})

const isOpen = (button: Element) =>
  expect.element(page.elementLocator(button)).toHaveAttribute('aria-expanded', 'true')

describe('radix-ui/primitives #2326, #1630: the reflex click on what hover opened closes it', () => {
  test('ours stays open', async () => {
    const { element } = render(<NavMenu {...headerProps.nav} />)
    const button = () => element.querySelector('button') as HTMLElement
    await expect.element(page.getByRole('link', { name: 'HOME' })).toBeVisible()
    // The menus' code comes for a pointer that comes near, and puts another button in the first one's place.
    await userEvent.hover(page.getByRole('link', { name: 'HOME' }))
    await eventually(() => expect(element.querySelector('nav[data-orientation]')).not.toBeNull())
    await userEvent.hover(button())
    await eventually(() => expect(button().getAttribute('aria-expanded')).toBe('true'))
    button().click()
    await frames()
    expect(button().getAttribute('aria-expanded')).toBe('true')
  })

  test('the engine alone closes', async () => {
    const { element } = render(
      <Radix.Root>
        <Radix.List>
          <Radix.Item>
            <Radix.Trigger>Kitchen</Radix.Trigger>
            <Radix.Content>Mugs</Radix.Content>
          </Radix.Item>
        </Radix.List>
      </Radix.Root>,
    )
    await expect.element(page.getByRole('button', { name: 'Kitchen' })).toBeVisible()
    const button = element.querySelector('button') as HTMLElement
    await userEvent.hover(button)
    await isOpen(button)
    button.click()
    await eventually(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('a closed but mounted panel of Radix takes Escape from the page', () => {
  const pressEscape = async () => {
    let prevented: boolean | undefined
    const hear = (event: KeyboardEvent) => {
      prevented = event.defaultPrevented
    }
    window.addEventListener('keydown', hear)
    await userEvent.keyboard('{Escape}')
    window.removeEventListener('keydown', hear)
    return prevented
  }

  test('ours, which the server sends too, leaves it to the page', async () => {
    const { element } = render(<NavMenu {...headerProps.nav} />)
    await eventually(() => expect(element.textContent).toContain('Mugs & cups'))
    expect(await pressEscape()).toBe(false)
  })

  test('the engine alone, mounted by force, takes it', async () => {
    render(
      <Radix.Root>
        <Radix.List>
          <Radix.Item>
            <Radix.Trigger>Kitchen</Radix.Trigger>
            <Radix.Content forceMount>Mugs</Radix.Content>
          </Radix.Item>
        </Radix.List>
      </Radix.Root>,
    )
    await expect.element(page.getByRole('button', { name: 'Kitchen' })).toBeVisible()
    expect(await pressEscape()).toBe(true)
  })
})
