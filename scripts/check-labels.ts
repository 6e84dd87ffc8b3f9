/**
 * Refuses screen texts in components. They belong in the `*.labels.ts` next to the component, so that a translator
 * finds them.
 */
import { readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { findScreenTexts } from './lib/labels.ts'

const SCREENS = [
  'apps/operator/src',
  'apps/storefront/app',
  'internal/back-office/src',
  'packages/elements/src',
  'packages/ui/src',
]

const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SCREENS])
if (listed.code !== 0) throw new Error(listed.output)
const texts = listed.output
  .split('\n')
  .filter(file => file.endsWith('.tsx') && !/\.(test|stories|docs)\.tsx$|\/docs\//.test(file))
  .flatMap(file => findScreenTexts(file, readFileSync(inRoot(file), 'utf8')))

for (const { file, line, text } of texts)
  console.log(`${file}:${line} shows "${text}"; move it to the labels file next to the component`)
if (texts.length > 0) {
  console.log(`\n${texts.length} texts are written into components.`)
  process.exit(1)
}
