/**
 * IBM's engine looks at every story in the light theme, once its play function has run: a run of its own
 * (`pnpm test:soak`), for which the daily one has no time. The engine reads no colours here, so the dark theme would give
 * the same findings. The storefront's tests have it look at whole pages every day.
 */
import { afterEach, expect } from 'vitest'
import { isDrawnElsewhere, isRepetition } from './drawn-elsewhere.ts'
import { ibmFindings } from './ibm.ts'

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
  if (isRepetition() || isDrawnElsewhere(task.name)) return
  expect((await ibmFindings(ofPages)).violations).toEqual([])
})
