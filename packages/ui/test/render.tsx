import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, onTestFinished, vi } from 'vitest'
import { StoaProvider, type StoaProviderProps } from '../src/system/index.ts'

const PATIENCE_MS = 12_000

const roots: { root: Root; place: HTMLElement }[] = []

afterEach(() => {
  for (const { root, place } of roots.splice(0)) {
    root.unmount()
    place.remove()
  }
  window.scrollTo(0, 0)
})

type Host = Omit<StoaProviderProps, 'children'>

const inHost = (ui: ReactNode, host: Host) => (
  <StrictMode>
    <StoaProvider {...host}>{ui}</StoaProvider>
  </StrictMode>
)

function place() {
  const element = document.body.appendChild(document.createElement('div'))
  return element
}

/** Draws in the browser alone. */
export function render(ui: ReactNode, host: Host = {}) {
  const element = place()
  const root = createRoot(element)
  root.render(inHost(ui, host))
  roots.push({ root, place: element })
  return { element, update: (next: ReactNode) => root.render(inHost(next, host)) }
}

/** Puts the server's HTML in the page first; `start` is when scripts arrive. */
export function serve(ui: ReactNode, host: Host = {}) {
  const element = place()
  element.innerHTML = renderToString(inHost(ui, host))
  return {
    element,
    start() {
      const complaints: unknown[] = []
      const root = hydrateRoot(element, inHost(ui, host), {
        onRecoverableError: error => complaints.push(error),
      })
      roots.push({ root, place: element })
      return complaints
    },
  }
}

/** A storage that starts with what is given, and can be looked into. */
export function memoryStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** Waits until the page fulfills a condition, checked at every frame. */
export async function until(holds: () => boolean, limit = PATIENCE_MS): Promise<void> {
  const from = performance.now()
  while (!holds()) {
    if (performance.now() - from > limit) throw new Error(`Not so after ${limit} ms: ${holds}`)
    await frame()
  }
}

/** Waits until an expectation holds, long enough for a busy machine and at no cost on an idle one. */
export const eventually = <T,>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 })

/** Stops the timers of the page while something happens, so that nothing in it can be late. */
export async function withTimersStopped<T>(act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

/**
 * Stops the page's timers until the test ends; `pass` advances them by milliseconds. With `clock`, the clock stops
 * too. `userEvent` also advances them while it waits for an element: to measure a delay, use `commands.pointAt`.
 */
export function stopTimers({ clock = false } = {}): { pass: (time: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...(clock ? (['performance'] as const) : [])] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    async pass(time) {
      await vi.advanceTimersByTimeAsync(time)
      await frames()
    },
  }
}

/** Waits for enough frames that React and the browser have rendered. */
export async function frames(count = 6): Promise<void> {
  for (let i = 0; i < count; i++) await frame()
}
