/**
 * Refuses terms that docs/glossary.md has retired, as a part of a file's name or of an exported identifier.
 *
 * --counts only how often each retired term occurs
 */
import { readFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { findRetiredTerms, readRetiredTerms } from './lib/names.ts'

const ROOMS = ['packages', 'internal', 'apps', 'demo', 'scripts', 'bench', 'examples']
const isText = (file: string) => /\.(ts|tsx|mts|mjs|js|cjs|md|yaml|json|css|csv)$/.test(file)

const retired = readRetiredTerms(readFileSync(inRoot('docs/glossary.md'), 'utf8'))
const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOMS])
if (listed.code !== 0) throw new Error(listed.output)
const findings = listed.output
  .split('\n')
  .filter(isText)
  .flatMap(file => findRetiredTerms(file, readFileSync(inRoot(file), 'utf8'), retired))

if (process.argv.includes('--counts')) {
  for (const { word } of retired) {
    const count = findings.filter(finding => finding.word === word).length
    if (count > 0) console.log(`${count}`.padStart(5), word)
  }
} else {
  for (const { file, identifier, word, instead } of findings)
    console.log(`${file}${identifier ? `: ${identifier}` : ''} says "${word}"; the word is ${instead}`)
}
if (findings.length > 0) {
  console.log(`\n${findings.length} names have words that docs/glossary.md has replaced.`)
  process.exit(1)
}
