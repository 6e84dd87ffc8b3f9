import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { eventually, frames, render, stopTimers, until } from '../../../test/render.tsx'
import { Dialog } from '../../primitives/dialog/index.ts'
import { toastLeave, toastNotice, toastStack } from '../../tokens/index.ts'
import { BottomBar } from '../bottom-bar/index.ts'
import { createToasts, type ToastCenter, Toasts } from './index.ts'

let toasts: ToastCenter
beforeEach(async () => {
  await page.viewport(1280, 800)
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  toasts = createToasts()
  render(<Toasts toasts={toasts} />)
})
afterEach(() => toasts.dismiss())

/** Options of a toast that outlasts its checks on a busy machine. */
const lasting = { duration: 60_000 }

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-component="Toast"]')]
const box = (element: Element) => element.getBoundingClientRect()
const shown = async (count: number) => {
  await eventually(() => expect(cards()).toHaveLength(count))
  await Promise.all(cards().flatMap(card => card.getAnimations().map(animation => animation.finished)))
}

test.each([
  [390, false, 16],
  [390, true, 84],
  [820, true, 84],
  [1280, true, 24],
])('appears at %i px, with a bottom bar: %s, %i px above the edge', async (width, hasBar, distance) => {
  await page.viewport(width, 800)
  if (hasBar) {
    render(
      <BottomBar label="Buy" summary="$24.00">
        Add to cart
      </BottomBar>,
    )
  }
  toasts.show({ title: 'one', ...lasting })
  await shown(1)
  expect(800 - box(cards()[0]!).bottom).toBe(distance)
})

test.each(['pressed', 'focused'])('leaves the control visible that was just %s', async how => {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Add to cart'
  Object.assign(button.style, { position: 'fixed', right: '60px', bottom: '40px', width: '200px' })
  button.onclick = () => toasts.show({ title: 'one', ...lasting })
  try {
    if (how === 'pressed') await userEvent.click(button)
    else {
      button.focus()
      toasts.show({ title: 'one', ...lasting })
    }
    await shown(1)
    await eventually(() => expect(box(cards()[0]!).bottom).toBeLessThanOrEqual(box(button).top))
    expect(box(cards()[0]!).top).toBeGreaterThan(0)
    // A second one grows upwards from there.
    toasts.show({ title: 'two', ...lasting })
    await shown(2)
    await eventually(() => expect(box(cards()[1]!).bottom).toBeLessThanOrEqual(box(button).top))
  } finally {
    button.remove()
  }
})

describe('the first kind', () => {
  test('[TST-02] three at most, 356 px wide, 14 px apart, at the bottom right', async () => {
    for (const title of ['one', 'two', 'three', 'four']) toasts.show({ title, ...lasting })
    await shown(3)
    expect(cards().map(card => card.textContent)).toEqual([
      expect.stringContaining('two'),
      expect.stringContaining('three'),
      expect.stringContaining('four'),
    ])
    const [first, second, third] = cards().map(box) as [DOMRect, DOMRect, DOMRect]
    expect([first.width, second.top - first.bottom, third.top - second.bottom]).toEqual([356, 14, 14])
    expect([1280 - third.right, 800 - third.bottom]).toEqual([24, 24])
  })

  test('[TST-02] goes after 4000 ms', async () => {
    const { pass } = stopTimers()
    toasts.show({ title: 'one' })
    await until(() => cards()[0]?.dataset.state === 'open' && vi.getTimerCount() > 0)
    await pass(toastStack.duration - 1)
    expect(cards()[0]?.dataset.state).toBe('open')
    await pass(1)
    expect(cards()[0]?.dataset.state).not.toBe('open')
    await pass(toastLeave)
    await until(() => cards().length === 0)
  })

  test('[TST-02] a swipe of more than 20 px throws it away, a shorter one does not', async () => {
    toasts.show({ title: 'one', ...lasting })
    await shown(1)
    await commands.drag('[data-component="Toast"]', { x: 15, y: 0 })
    await frames()
    expect(cards().map(card => card.dataset.state)).toEqual(['open'])
    await commands.drag('[data-component="Toast"]', { x: 28, y: 0 })
    await eventually(() => expect(cards()).toHaveLength(0))
  })

  test('[TST-02] Alt+T leads to it', async () => {
    toasts.show({ title: 'one', ...lasting })
    await shown(1)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const region =
      page.getByRole('region', { name: 'Notifications (altKey+T)' }).query() ?? document.activeElement
    expect(region?.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.getAttribute('data-component')).toBe('ToastViewport')
  })
})

describe('the second kind', () => {
  const notice = { title: 'Account not activated', body: 'Please check your email to activate your account.' }

  test('[TST-03] goes after 5000 ms', async () => {
    const { pass } = stopTimers()
    toasts.show(notice)
    await until(() => cards()[0]?.dataset.state === 'open' && vi.getTimerCount() > 0)
    await pass(toastNotice.duration - 1)
    expect(cards()[0]?.dataset.state).toBe('open')
    await pass(1)
    expect(cards()[0]?.dataset.state).not.toBe('open')
    await pass(toastLeave)
    await until(() => cards().length === 0)
  })

  test('[TST-03] a swipe of more than 50 px throws it away, a shorter one does not', async () => {
    toasts.show({ ...notice, ...lasting })
    await shown(1)
    await commands.drag('[data-component="Toast"]', { x: 42, y: 0 })
    await frames()
    expect(cards().map(card => card.dataset.state)).toEqual(['open'])
    await commands.drag('[data-component="Toast"]', { x: 60, y: 0 })
    await eventually(() => expect(cards()).toHaveLength(0))
  })

  test('[TST-03] F8 leads to it', async () => {
    toasts.show({ ...notice, ...lasting })
    await shown(1)
    await userEvent.keyboard('{F8}')
    expect(document.activeElement?.getAttribute('data-component')).toBe('ToastViewport')
    expect(document.activeElement?.textContent).toContain(notice.title)
  })

  test('focuses the only kind of toast with either key, and each of two with its own', async () => {
    const reached = () =>
      document.activeElement?.matches('[data-component="ToastViewport"]') &&
      document.activeElement.textContent
    toasts.show({ ...notice, ...lasting })
    await shown(1)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    expect(reached()).toContain(notice.title)
    toasts.show({ title: 'one', ...lasting })
    await shown(2)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    expect(reached()).toContain('one')
    await userEvent.keyboard('{F8}')
    expect(reached()).toContain(notice.title)
  })

  test('[TST-04] shows one at a time, and removes a dismissed one from the store after 1000000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      toasts.show({ ...notice, title: 'First' })
      toasts.show(notice)
      const kept = () => toasts.notice.items.get().map(({ title, open }) => [title, open])
      expect(kept()).toEqual([[notice.title, true]])
      toasts.dismiss()
      expect(kept()).toEqual([[notice.title, false]])
      await vi.advanceTimersByTimeAsync(toastNotice.removeDelay - 1)
      expect(kept()).toEqual([[notice.title, false]])
      await vi.advanceTimersByTimeAsync(1)
      expect(kept()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  test('[TST-05] appears above the first kind and never over it', async () => {
    toasts.show({ ...notice, ...lasting })
    for (const title of ['one', 'two', 'three']) toasts.show({ title, ...lasting })
    await shown(4)
    const [above, ...stack] = cards().map(box) as [DOMRect, ...DOMRect[]]
    expect(cards()[0]?.textContent).toContain(notice.title)
    for (const one of stack) expect(one.top).toBeGreaterThanOrEqual(above.bottom)
  })
})

test('can be pressed in a modal dialog, is announced there, and outlasts it', async () => {
  const [undo, onOpenChange] = [vi.fn(), vi.fn()]
  const { update } = render(<Dialog open onOpenChange={onOpenChange} title="Your list" />)
  const dialog = page.getByRole('dialog', { name: 'Your list' })
  await expect.element(dialog).toBeVisible()
  toasts.show({ title: 'Removed', action: { label: 'Undo', onClick: undo }, ...lasting })
  await shown(1)
  await eventually(() =>
    expect(dialog.element().querySelector('[aria-live="polite"]')?.textContent).toMatch(/: Removed$/),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  expect([undo, onOpenChange].map(call => call.mock.calls.length)).toEqual([1, 0])
  await eventually(() => expect(cards()).toHaveLength(0))

  toasts.show({ title: 'Saved', ...lasting })
  await shown(1)
  const card = cards()[0]
  card?.focus()
  await userEvent.keyboard('{Escape}')
  await eventually(() => expect(cards()).toHaveLength(0))
  expect(onOpenChange).not.toHaveBeenCalled()

  toasts.show({ title: 'Sent', ...lasting })
  await shown(1)
  update(null)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(cards().map(left => left.isConnected)).toEqual([true])
})

describe('what is said', () => {
  test('[TST-01] each type has its word, and an error is said at once', async () => {
    const spoken = () =>
      [...document.querySelectorAll('[role="status"][aria-live]')].map(
        region => [region.getAttribute('aria-live'), region.textContent] as const,
      )
    const words = {
      success: 'Success',
      info: 'Information',
      warning: 'Warning',
      error: 'Error',
      loading: 'Loading',
    }
    for (const [type, word] of Object.entries(words)) {
      toasts.dismiss()
      await eventually(() => expect(cards()).toHaveLength(0))
      toasts.show({ title: `The ${type}`, type: type as keyof typeof words, ...lasting })
      await shown(1)
      expect(cards()[0]?.dataset.type).toBe(type)
      await eventually(() =>
        expect(spoken()).toContainEqual([
          type === 'error' ? 'assertive' : 'polite',
          expect.stringContaining(`${word}: The ${type}`),
        ]),
      )
    }
  })

  test('[TST-02] keeps its width with a subject and two actions, and shows all text', async () => {
    const onClick = vi.fn()
    toasts.show({
      title: 'Product added to cart successfully.',
      about: {
        title: 'Cove mug '.repeat(20),
        details: 'Lagoon',
        note: 'Cart: 2 items, $50.40',
        picture: null,
      },
      action: { label: 'View cart', onClick: () => {} },
      nextStep: { label: 'Check out', onClick },
      ...lasting,
    })
    await shown(1)
    expect(box(cards()[0]!).width).toBe(356)
    expect(cards()[0]?.textContent).toContain('Cart: 2 items, $50.40')
    await page.getByRole('button', { name: 'Check out' }).click()
    expect(onClick).toHaveBeenCalledOnce()
    await eventually(() => expect(cards()).toHaveLength(0))
  })

  test('an action is one press, and the toast goes with it', async () => {
    const onClick = vi.fn()
    toasts.show({ title: 'Removed', action: { label: 'Undo', onClick }, ...lasting })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(onClick).toHaveBeenCalledOnce()
    await eventually(() => expect(cards()).toHaveLength(0))
  })

  test('a loading toast becomes another under its id', async () => {
    const id = toasts.show({ title: 'Loading your cart', type: 'loading', ...lasting })
    await shown(1)
    toasts.show({ id, title: 'Here it is', type: 'success', ...lasting })
    await eventually(() => expect(cards().map(card => card.dataset.type)).toEqual(['success']))
  })
})

test('returns the focus of a user who came by the hotkey', async () => {
  render(<button type="button">Save</button>)
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeVisible()
  ;(save.element() as HTMLElement).focus()
  toasts.show({ ...lasting, title: 'Saved', action: { label: 'Undo', onClick: () => {} } })
  await shown(1)
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Tab}')
  const undo = page.getByRole('button', { name: 'Undo' })
  ;(undo.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toHaveFocus()
})
