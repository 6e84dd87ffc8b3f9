import * as Radix from 'radix-ui/toast'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { eventually, frames, render, stopTimers, until } from '../../../test/render.tsx'
import { createToasts, type ToastCenter, Toasts } from '../../patterns/toasts/index.ts'
import { toastLeave } from '../../tokens/timing.ts'

// Tests each bug of the library twice: ours is free of it, and the library alone still has it. If the second test
// fails, the library has been fixed and our workaround can be deleted.

let toasts: ToastCenter
beforeEach(async () => {
  await page.viewport(1280, 800)
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  toasts = createToasts()
})
afterEach(() => toasts.dismiss())

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-component="Toast"]')]
const shown = async (count: number) => {
  await eventually(() => expect(cards()).toHaveLength(count))
  await Promise.all(cards().flatMap(card => card.getAnimations().map(animation => animation.finished)))
}

/** The engine as its documentation uses it. */
function Bare({ titles, duration = 60_000 }: { titles: readonly string[]; duration?: number }) {
  return (
    <Radix.Provider duration={duration}>
      {titles.map(title => (
        <Radix.Root key={title} data-component="Toast" style={{ width: 300, height: 60 }}>
          <Radix.Title>{title}</Radix.Title>
        </Radix.Root>
      ))}
      <Radix.Viewport style={{ position: 'fixed', right: 20, bottom: 20 }} />
    </Radix.Provider>
  )
}

describe('radix-ui/primitives #3355: one removed under the pointer pauses all that come after', () => {
  /**
   * The card disappears under the pointer without an event for leaving. This happens on an idle machine anyway, and
   * is forced here.
   */
  const removedUnheard = async (remove: () => void) => {
    await userEvent.hover(cards()[0] as HTMLElement)
    const unheard = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('pointerleave', unheard, true)
    remove()
    await eventually(() => expect(cards()).toHaveLength(0))
    await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
    await frames()
    window.removeEventListener('pointerleave', unheard, true)
  }

  test('ours still disappear automatically', async () => {
    render(<Toasts toasts={toasts} />)
    const id = toasts.show({ title: 'one', duration: 60_000 })
    await shown(1)
    await removedUnheard(() => toasts.dismiss(id))
    const { pass } = stopTimers()
    toasts.show({ title: 'two', duration: 600 })
    await until(() => cards().length === 1 && vi.getTimerCount() > 0)
    await pass(600)
    await pass(toastLeave)
    await until(() => cards().length === 0)
  })

  test('the engine alone keeps the next one for ever', async () => {
    const { update } = render(<Bare titles={['one']} />)
    await shown(1)
    await removedUnheard(() => update(<Bare titles={[]} />))
    const { pass } = stopTimers()
    update(<Bare titles={['two']} duration={600} />)
    await until(() => cards().length === 1)
    await pass(10_000)
    expect(cards()).toHaveLength(1)
  })
})

describe('radix-ui/primitives #4141: a swipe let go elsewhere never ends', () => {
  const state = () => cards()[0]?.dataset.swipe

  test('ours goes back to its place', async () => {
    render(<Toasts toasts={toasts} />)
    toasts.show({ title: 'one', duration: 60_000 })
    await shown(1)
    await commands.drag('[data-component="Toast"]', { x: 15, y: 0 }, 'hold')
    expect(state()).toBe('move')
    window.dispatchEvent(new Event('blur'))
    expect(state()).toBe('cancel')
    expect(cards()[0]?.style.getPropertyValue('--radix-toast-swipe-move-x')).toBe('')
    await commands.letGo()
  })

  test('the engine alone leaves it half-swiped', async () => {
    render(<Bare titles={['one']} />)
    await shown(1)
    await commands.drag('[data-component="Toast"]', { x: 15, y: 0 }, 'hold')
    expect(state()).toBe('move')
    window.dispatchEvent(new Event('blur'))
    await frames()
    expect(state()).toBe('move')
    await commands.letGo()
  })
})

describe('radix-ui/primitives #2558: F8 belongs to a Japanese input method', () => {
  const notice = { title: 'Account not activated', body: 'Please check your email.' }

  test.each([
    [['F8'], 'ToastViewport'],
    [[], null],
  ] as const)('sets the hotkey %j, so that F8 focuses %s', async (hotkey, place) => {
    render(<Toasts toasts={toasts} noticeHotkey={hotkey} />)
    toasts.show(notice)
    await shown(1)
    await userEvent.keyboard('{F8}')
    expect(document.activeElement?.getAttribute('data-component') ?? null).toBe(place)
  })
})
