/**
 * Checks every story after its play function. Axe's color rules see it in the dark theme. In the light one it is checked with
 * a second brand, narrow and magnified pages, less motion, forced colors, and IBM's engine. Runs with `pnpm test:soak`. IBM's
 * engine reads no colors here, so the dark theme would give the same findings.
 */
import { afterEach, beforeAll, expect } from 'vitest'
import { foreignColours, wearAbsurdBrand } from './absurd-brand.ts'
import { axeFindings, colourFindings, darkFindings } from './axe.ts'
import { isDrawnElsewhere, isRepetition, isShownOnceElsewhere, showsStates } from './drawn-elsewhere.ts'
import { emulate } from './emulate.ts'
import { findForeignPaint, findUnmarkedFocus } from './forced-colours.ts'
import { ibmFindings } from './ibm.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'

/** Rules for whole pages: a story is a part of one, with made-up data that repeats. */
const ofPages = [
  'aria_article_label_unique',
  'aria_content_in_landmark',
  'html_lang_exists',
  'page_title_exists',
  'skip_main_exists',
]

beforeAll(() => emulate({ reducedMotion: true }))

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  // Every day axe sees the others.
  if (isShownOnceElsewhere(task.name)) expect(await axeFindings(), 'axe').toEqual([])
  if (isRepetition()) return
  expect(document.documentElement.dataset.theme).toBe('light')
  // Its themes have variables of their own, which no brand on the page can change.
  if (showsStates(task.name))
    return expect([...(await colourFindings()), ...(await findOverflow())], 'colors, or width').toEqual([])
  if (isDrawnElsewhere(task.name)) return expect(await findOverflow(), 'wider than the page').toEqual([])
  const ibm = (await ibmFindings(ofPages)).violations.map(line => `IBM: ${line}`)
  expect([...(await inOtherEyes()), ...ibm]).toEqual([])
})

async function inOtherEyes(): Promise<string[]> {
  const problems: string[] = []
  const say = (what: string, lines: string[]) => problems.push(...lines.map(line => `${what}: ${line}`))
  try {
    say('axe in the dark theme', await darkFindings())
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
