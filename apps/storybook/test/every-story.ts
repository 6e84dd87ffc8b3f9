/**
 * Checks every story after its play function and axe: axe's color rules run once more, in the dark theme. Stories that are
 * drawn elsewhere are left to `every-story-further.ts`, which has the longer checks.
 */
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { colourFindings } from './axe.ts'
import { isDrawnElsewhere, isRepetition } from './drawn-elsewhere.ts'
import { emulate } from './emulate.ts'

// Stories run with less motion from the start: each change of the emulation costs a call to the browser and some frames.
beforeAll(() => emulate({ reducedMotion: true }))

beforeEach(({ task, skip }) => skip(isDrawnElsewhere(task.name), 'drawn elsewhere'))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  if (isRepetition()) return
  expect(document.documentElement.dataset.theme).toBe('light')
  try {
    // With less motion, every color is final immediately.
    document.documentElement.dataset.theme = 'dark'
    expect(await colourFindings(), 'axe in the dark theme').toEqual([])
  } finally {
    document.documentElement.dataset.theme = 'light'
  }
})
