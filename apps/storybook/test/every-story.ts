/**
 * What holds for every story, once axe and its own play function are done with it: IBM's engine in both themes;
 * then, in the light one, a second brand, narrow and magnified pages, less motion and forced colours.
 */
import { afterEach, expect } from 'vitest'
import { foreignColours, wearAbsurdBrand } from './absurd-brand.ts'
import { emulate } from './emulate.ts'
import { findForeignPaint, findUnmarkedFocus } from './forced-colours.ts'
import { ibmFindings } from './ibm.ts'
import { findMotion } from './motion.ts'
import { findOverflow } from './overflow.ts'

/** A story is a part of a page, with made-up data that repeats itself: whole pages are asked these too. */
const ofPages = [
  'aria_article_label_unique',
  'aria_content_in_landmark',
  'html_lang_exists',
  'page_title_exists',
  'skip_main_exists',
]

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || task.result?.state === 'skip') return
  // Five hundred lines are one line five hundred times, which is looked at by itself.
  if (document.getElementsByTagName('*').length > 6000) return
  const { violations } = await ibmFindings(ofPages)
  const problems = violations.map(line => `IBM: ${line}`)
  if (document.documentElement.dataset.theme === 'light') problems.push(...(await inOtherEyes()))
  expect(problems).toEqual([])
})

async function inOtherEyes(): Promise<string[]> {
  const problems: string[] = []
  const say = (what: string, lines: string[]) => problems.push(...lines.map(line => `${what}: ${line}`))
  try {
    await emulate({ reducedMotion: true })
    say('moves where less motion is asked for', findMotion())
    const takeOff = wearAbsurdBrand()
    say('colour that no brand can change', foreignColours())
    takeOff()
    say('wider than the page', await findOverflow())
    await emulate({ reducedMotion: true, forcedColors: true })
    say('focus unseen in forced colours', findUnmarkedFocus())
    say('not one of the colours that are forced', findForeignPaint())
  } finally {
    await emulate({})
  }
  return problems
}
