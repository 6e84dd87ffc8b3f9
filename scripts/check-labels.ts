/**
 * Refuses texts of screens that a component writes itself: they belong in a `*.labels.ts` beside it, where a
 * translator finds them.
 */
import { readFileSync } from 'node:fs'
import { inRoot, run } from '@stoa/tooling'
import { findScreenTexts } from './lib/labels.ts'

const SCREENS = ['apps/storefront/app', 'internal/back-office/src', 'packages/ui/src']

const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SCREENS])
if (listed.code !== 0) throw new Error(listed.output)
const texts = listed.output
  .split('\n')
  .filter(file => file.endsWith('.tsx') && !/\.(test|stories|docs)\.tsx$|\/docs\//.test(file))
  .flatMap(file => findScreenTexts(file, readFileSync(inRoot(file), 'utf8')))

for (const { file, line, text } of texts)
  console.log(`${file}:${line} shows "${text}"; move it to the labels file beside the component`)
if (texts.length > 0) {
  console.log(`\n${texts.length} texts are written into components.`)
  process.exit(1)
}
