/**
 * Checks every story after its play function and axe: axe's color rules run once more, in the dark theme.
 * `every-story-further.ts` has the longer checks.
 */
import { afterEach, beforeAll, expect } from 'vitest'
import { colourFindings } from './axe.ts'
import { isDrawnElsewhere, isRepetition } from './drawn-elsewhere.ts'
import { emulate } from './emulate.ts'

// Stories run with less motion from the start: each change of the emulation costs a call to the browser and some frames.
beforeAll(() => emulate({ reducedMotion: true }))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  if (isRepetition() || isDrawnElsewhere(task.name)) return
  expect(document.documentElement.dataset.theme).toBe('light')
  try {
    // With less motion, every color is final immediately.
    document.documentElement.dataset.theme = 'dark'
    expect(await colourFindings(), 'axe in the dark theme').toEqual([])
  } finally {
    document.documentElement.dataset.theme = 'light'
  }
})
