/**
 * Everything that proves the project, in one command: `npx -y pnpm test`.
 *
 *   --changed         only what the work since the main branch could break
 *   --only WORD       only the steps whose name contains WORD
 *   --soak            the longer proofs instead (`pnpm test:soak`)
 *   CHROMIUM_PATH     the browser to use; otherwise one is found or, on Debian as root, installed
 *   STOA_DATA_DIR     a folder of real product files; tests that need it are skipped aloud without it
 */
import { existsSync, mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findChromium, NoChromiumError } from '@stoa/testing/browsers'
import { inRoot } from '@stoa/testing/paths'
import { readChanges } from './lib/changes.ts'
import type { Counts } from './lib/junit.ts'
import { type Outcome, runPhases, runStep } from './lib/step.ts'
import { soakPhases, testPhases } from './lib/steps.ts'

const { values: options } = parseArgs({
  options: { changed: { type: 'boolean' }, only: { type: 'string' }, soak: { type: 'boolean' } },
})
const began = Date.now()
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const secondsSince = (time: number) => (Date.now() - time) / 1000
const stop = (message: string): never => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

if (!process.env.STOA_DATA_DIR)
  console.log('SKIPPED: tests on real product files (STOA_DATA_DIR names no folder)')
else if (!existsSync(process.env.STOA_DATA_DIR))
  stop(`STOA_DATA_DIR names ${process.env.STOA_DATA_DIR}, and there is no such folder.`)

mkdirSync(inRoot('reports'), { recursive: true })
// Hundreds of processes load the same modules: each takes them compiled, 0.4 CPU seconds less for one of the API.
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/node')
const chromium = await findChromium(text => console.log(text)).catch(error => {
  if (error instanceof NoChromiumError) return stop(error.message)
  throw error
})
const changes = options.changed ? await readChanges() : null
if (options.changed && !changes) console.log('There is no main branch to compare with: everything runs.')

const phases = (options.soak ? soakPhases : testPhases)({ chromium, changes }).map(phase =>
  phase.filter(
    step => (!options.only || step.name.includes(options.only)) && (!changes || changes.concern(step)),
  ),
)

const show = ({ step, passed, failed, skipped, seconds, failures, output }: Outcome) => {
  const counts = step.report ? `${passed} passed, ${failed} failed, ${skipped} skipped` : ''
  console.log(
    `${failed ? 'FAIL' : ' ok '}  ${step.name.padEnd(40)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`,
  )
  const lines = output.split('\n')
  if (failed)
    for (const line of [
      ...failures,
      '',
      'How its output ends:',
      ...lines.slice(failures.length ? -60 : -200),
    ])
      console.log(`      ${line}`)
  for (const line of new Set(lines.filter(line => line.includes('SKIPPED:'))))
    console.log(`      ${line.trim()}`)
}

/** Running steps by name: start time and last line of output. */
const underWay = new Map<string, { since: number; line: string }>()
const heartbeat = setInterval(() => {
  for (const [name, { since, line }] of underWay)
    console.log(
      ` ...  ${name.padEnd(40)} ${secondsSince(since).toFixed(0).padStart(4)} s    ${line.slice(0, 90)}`,
    )
}, 60_000)

await runPhases(phases, async step => {
  const progress = { since: Date.now(), line: '' }
  underWay.set(step.name, progress)
  const outcome = await runStep(step, {
    isSoak: options.soak,
    mayBeEmpty: changes !== null,
    onLine: line => {
      if (line.trim()) progress.line = line.trim()
    },
  })
  underWay.delete(step.name)
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += outcome[kind]
  show(outcome)
})
clearInterval(heartbeat)

console.log(`\nin ${(secondsSince(began) / 60).toFixed(1)} minutes`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed ? 1 : 0)
