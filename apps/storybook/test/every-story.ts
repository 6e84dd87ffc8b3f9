/**
 * Checks one story of each file after its play function and axe: axe's color rules run once more, in the dark theme. The
 * dark theme of the others and stories that are drawn elsewhere are left to `every-story-further.ts`, which has the longer
 * checks.
 */
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { darkFindings } from './axe.ts'
import { isDrawnElsewhere, isRepetition, isShownOnceElsewhere, showsStates } from './drawn-elsewhere.ts'
import { emulate } from './emulate.ts'

// Stories run with less motion from the start: each change of the emulation costs a call to the browser and some frames.
beforeAll(() => emulate({ reducedMotion: true }))

beforeEach(({ task, skip }) =>
  skip(
    isDrawnElsewhere(task.name) || isShownOnceElsewhere(task.name) || showsStates(task.name),
    'drawn elsewhere',
  ),
)

/** Files of which a story was seen in the dark. */
const seen = new Set<string>()

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  if (seen.has(task.file.id) || isRepetition()) return
  seen.add(task.file.id)
  expect(await darkFindings(), 'axe in the dark theme').toEqual([])
})
