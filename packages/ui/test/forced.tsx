import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { eventually, render } from './render.tsx'

/** Forces colors for every test of a file. */
export function inForcedColours(): void {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  beforeEach(() => emulate('active'))
  afterEach(() => emulate(''))
}

export async function draw(ui: ReactNode, selector: string): Promise<Element[]> {
  const { element } = render(ui)
  await eventually(() => expect(element.querySelector(selector)).not.toBeNull())
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  return [...element.querySelectorAll(selector)]
}

/** Returns the computed value while colors are forced. */
export const systemColour = (name: string) => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
