/**
 * Checks every story after its play function and axe, in the light theme: a second brand, narrow and magnified pages, less
 * motion and forced colors. Then axe's color rules run in the dark theme. `every-story-by-ibm.ts` has the second engine.
 */
import { afterEach, beforeAll, expect } from 'vitest'
import { foreignColours, wearAbsurdBrand } from './absurd-brand.ts'
import { colourFindings } from './axe.ts'
import { isDrawnElsewhere, isRepetition } from './drawn-elsewhere.ts'
import { emulate } from './emulate.ts'
import { findForeignPaint, findUnmarkedFocus } from './forced-colours.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'

// Stories run with less motion from the start: each change of the emulation costs a call to the browser and some frames.
beforeAll(() => emulate({ reducedMotion: true }))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  if (isRepetition()) return
  expect(document.documentElement.dataset.theme).toBe('light')
  const problems = isDrawnElsewhere(task.name)
    ? (await findOverflow()).map(line => `wider than the page: ${line}`)
    : [...(await inOtherEyes()), ...(await inTheDark())]
  expect(problems).toEqual([])
})

async function inOtherEyes(): Promise<string[]> {
  const problems: string[] = []
  const say = (what: string, lines: string[]) => problems.push(...lines.map(line => `${what}: ${line}`))
  try {
    say('moves where less motion is asked for', findMotion())
    const takeOff = wearAbsurdBrand()
    say('colour that no brand can change', foreignColours())
    takeOff()
    say('wider than the page', await findOverflow())
    await emulate({ reducedMotion: true, forcedColors: true })
    say('focus unseen in forced colours', findUnmarkedFocus())
    say('not one of the colours that are forced', findForeignPaint())
  } finally {
    await emulate({ reducedMotion: true })
  }
  return problems
}

async function inTheDark(): Promise<string[]> {
  try {
    // With less motion, every color is final immediately.
    document.documentElement.dataset.theme = 'dark'
    return (await colourFindings()).map(line => `in the dark theme: axe: ${line}`)
  } finally {
    document.documentElement.dataset.theme = 'light'
  }
}
