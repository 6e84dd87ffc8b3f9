import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually, render } from '../../../test/render.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Menu, MenuItem, MenuSeparator } from './index.ts'

const copied = vi.fn()

const example = (
  <>
    <Menu trigger={<Button>More</Button>} align="start">
      <MenuItem onClick={copied}>Copy</MenuItem>
      <MenuItem href="#there">Open</MenuItem>
      <MenuSeparator />
      <MenuItem>Delete</MenuItem>
    </Menu>
    <button type="button">After</button>
  </>
)

const trigger = page.getByRole('button', { name: 'More' })
const menu = page.getByRole('menu', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })

/** Puts the focus on the menu's button and presses a key there. */
async function press(key: string) {
  await expect.element(trigger).toBeVisible()
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  copied.mockClear()
})

// https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
describe('as the Authoring Practices describe a menu button', () => {
  beforeEach(() => void render(example))

  test.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Delete'],
  ])('"%s" opens it with the focus on %s', async (key, focused) => {
    await press(key)
    await expect.element(item(focused)).toHaveFocus()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(trigger.element().getAttribute('aria-controls')).toBe(menu.element().id)
  })

  test('arrows go round, Home and End to the ends, letters to what starts with them', async () => {
    await press('{ArrowDown}')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('op')
    await expect.element(item('Open')).toHaveFocus()
  })

  test('Enter and the space bar take an item, link or not, and the focus returns', async () => {
    await press('{Enter}')
    await userEvent.keyboard('{Enter}')
    expect(copied).toHaveBeenCalledOnce()
    await expect.element(trigger).toHaveFocus()
    await press('{Enter}')
    await userEvent.keyboard('{ArrowDown} ')
    expect(location.hash).toBe('#there')
    await expect.element(menu).not.toBeInTheDocument()
    history.replaceState(null, '', location.pathname + location.search)
  })

  test('returns the focus on Escape, and continues from the button on Tab', async () => {
    await press('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    await press('{Enter}')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('opens on a click without marking an item, and closes on another', async () => {
    await trigger.click()
    await expect.element(menu).toHaveFocus()
    await trigger.click()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('a press elsewhere closes it and leaves the focus there', async () => {
    await trigger.click()
    await page.getByRole('button', { name: 'After' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('activates the item under the pointer by key', async () => {
    await trigger.click()
    await userEvent.hover(item('Delete'))
    await expect.element(item('Delete')).toHaveFocus()
  })
})

test('lies above a clipping parent, inside the window, and goes along with its button', async () => {
  render(
    <div style={{ blockSize: 60, overflow: 'hidden', position: 'relative', transform: 'translateX(0)' }}>
      {example}
    </div>,
  )
  document.body.style.minHeight = '3000px'
  await press('{ArrowDown}')
  await Promise.all(
    menu
      .element()
      .getAnimations()
      .map(animation => animation.finished),
  )
  const box = () => menu.element().getBoundingClientRect()
  expect(document.elementFromPoint(box().x + 20, box().bottom - 20)?.closest('[role=menu]')).toBe(
    menu.element(),
  )
  const before = box().top - trigger.element().getBoundingClientRect().bottom
  window.scrollTo(0, 30)
  await eventually(() =>
    expect(box().top - trigger.element().getBoundingClientRect().bottom).toBeCloseTo(before, 0),
  )
})

test('closes the menu on Escape in a dialog, and keeps the dialog', async () => {
  const closed = vi.fn()
  render(
    <Dialog open onOpenChange={closed} title="Settings">
      {example}
    </Dialog>,
  )
  await press('{Enter}')
  await expect.element(item('Copy')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await eventually(() => expect(closed).toHaveBeenCalledWith(false))
})
