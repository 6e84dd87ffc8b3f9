/**
 * Checks every story with IBM's engine after its play function, in the light theme. Runs with `pnpm test:soak`.
 * The engine reads no colors here, so the dark theme would give the same findings. The storefront's tests check whole pages
 * with it every day.
 */
import { afterEach, expect } from 'vitest'
import { isDrawnElsewhere, isRepetition } from './drawn-elsewhere.ts'
import { ibmFindings } from './ibm.ts'

/** Rules for whole pages: a story is a part of one, with made-up data that repeats. */
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
