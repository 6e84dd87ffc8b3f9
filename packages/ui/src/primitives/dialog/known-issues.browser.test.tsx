import * as Radix from 'radix-ui/dialog'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { Dialog } from './index.ts'

const strangers: HTMLElement[] = []
afterEach(() => {
  for (const stranger of strangers.splice(0)) stranger.remove()
})

/** Adds an element to the end of the page, as another library would. */
function stranger(component?: string) {
  const element = document.body.appendChild(document.createElement('button'))
  Object.assign(element.style, {
    position: 'fixed',
    right: '10px',
    bottom: '10px',
    zIndex: '2147483647',
    pointerEvents: 'auto',
  })
  element.textContent = 'elsewhere'
  if (component) element.dataset.component = component
  strangers.push(element)
  return element
}

describe('radix-ui/primitives #2122: a layer of another library is outside of the dialog', () => {
  test('ignores a press on a toast', async () => {
    const onOpenChange = vi.fn()
    render(<Dialog open onOpenChange={onOpenChange} title="Sure?" />)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(stranger('Toast'))
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  test('the engine alone closes at it', async () => {
    const onOpenChange = vi.fn()
    render(
      <Radix.Root open onOpenChange={onOpenChange}>
        <Radix.Portal>
          <Radix.Content aria-describedby={undefined}>
            <Radix.Title>Sure?</Radix.Title>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(stranger('Toast'))
    await eventually(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  })
})

describe('radix-ui/primitives #3251, #1634: what locks the page’s scrolling may shift it', () => {
  const isLocked = () => document.body.hasAttribute('data-scroll-locked')

  test('our menus do not lock it', async () => {
    render(
      <Menu trigger={<Button>More</Button>}>
        <MenuItem>Duplicate</MenuItem>
      </Menu>,
    )
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(isLocked()).toBe(false)
  })

  test('the engine alone locks it', async () => {
    render(
      <Radix.Root open>
        <Radix.Portal>
          <Radix.Overlay />
          <Radix.Content aria-describedby={undefined}>
            <Radix.Title>Sure?</Radix.Title>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>,
    )
    await eventually(() => expect(isLocked()).toBe(true))
  })
})
