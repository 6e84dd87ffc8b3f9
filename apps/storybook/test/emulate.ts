import { cdp } from 'vitest/browser'
import { until } from './until.ts'

/** What people ask of their system, as the browser tells it to pages. Nothing asked for takes it all back. */
export async function emulate({ reducedMotion = false, forcedColors = false }): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : '' },
      { name: 'forced-colors', value: forcedColors ? 'active' : '' },
    ],
  })
  // The page sees the change slightly after the browser has accepted it.
  await until(
    () =>
      matchMedia('(prefers-reduced-motion: reduce)').matches === reducedMotion &&
      matchMedia('(forced-colors: active)').matches === forcedColors,
  )
}
