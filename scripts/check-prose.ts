/**
 * Checks docstrings, comments, titles, screen texts, documents and commit subjects against docs/writing.md.
 *
 *   --update    lowers the ceilings of scripts/prose-baseline.json to today's counts
 *   --list      prints every finding, those below a ceiling too; a path after it narrows the list
 *   --review    like --list, for the phrases that only a reader can judge
 *   --counts    prints the count of each rule and workspace in the form of the baseline, for a workspace that was split
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { type Baseline, compare, printBaseline, workspaceOf } from './lib/prose/baseline.ts'
import { findProse, hasProse } from './lib/prose/check.ts'
import { faultyCommits } from './lib/prose/commits.ts'
import { isForReview } from './lib/prose/rules.ts'

const BASELINE = inRoot('scripts/prose-baseline.json')
const [option, path = ''] = process.argv.slice(2)
const isListing = option === '--list' || option === '--review'

const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: inRoot('.'),
})
if (listed.code !== 0) throw new Error(listed.output)
const deleted = await run('git', ['ls-files', '--deleted'], { cwd: inRoot('.') })
const gone = new Set(deleted.output.split('\n'))
const findings = listed.output
  .split('\n')
  .filter(file => hasProse(file) && !gone.has(file) && !(isListing && !file.startsWith(path)))
  .flatMap(file => findProse(file, readFileSync(inRoot(file), 'utf8')).map(finding => ({ file, ...finding })))
const checked = findings.filter(({ id }) => !isForReview(id))

const counts: Baseline = {}
for (const { file, id } of checked) {
  const workspace = workspaceOf(file)
  counts[workspace] = { ...counts[workspace], [id]: (counts[workspace]?.[id] ?? 0) + 1 }
}
const print = ({ file, line, found, id, instead }: (typeof findings)[number]) =>
  console.log(`${file}:${line}  ${id}: "${found}"; ${instead}`)

if (isListing) {
  findings.filter(({ id }) => isForReview(id) === (option === '--review')).forEach(print)
} else if (option === '--counts') {
  process.stdout.write(printBaseline(counts))
} else {
  const { above, below, lowered } = compare(counts, JSON.parse(readFileSync(BASELINE, 'utf8')))
  if (option === '--update') writeFileSync(BASELINE, printBaseline(lowered))
  else if (below > 0) console.log(`${below} ceilings can be lowered: node scripts/check-prose.ts --update`)
  for (const { workspace, id, count, ceiling } of above) {
    console.log(`\n${workspace} breaks the rule "${id}" ${count} times; its ceiling is ${ceiling}.`)
    const here = checked.filter(finding => finding.id === id && workspaceOf(finding.file) === workspace)
    here.slice(0, 20).forEach(print)
    if (here.length > 20) console.log(`… --list ${workspace} prints all of them`)
  }
  const commits = await faultyCommits()
  for (const { commit, subject, fault } of commits) console.log(`\n${commit} "${subject}" ${fault}.`)
  if (commits.length > 0) console.log('`git commit --amend` and `git rebase --interactive main` reword them.')
  if (above.length > 0 || commits.length > 0) {
    console.log('\nThe rules, with examples, are in docs/writing.md.')
    process.exit(1)
  }
}
