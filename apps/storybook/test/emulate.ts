import { cdp } from 'vitest/browser'

/** What people ask of their system, as the browser tells it to pages. Nothing asked for takes it all back. */
export async function emulate({ reducedMotion = false, forcedColors = false }): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : '' },
      { name: 'forced-colors', value: forcedColors ? 'active' : '' },
    ],
  })
}
