import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { run } from '@stoa/testing/processes'
import { type Report, readJUnit } from './junit.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  /** The top of the checkout by default. */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** File of its JUnit report. A step without one counts as one test. */
  report?: string
  /** Workspaces by name, and folders with a slash at the end, that the step tests. All by default. */
  about?: string[]
}

export interface Outcome extends Report {
  step: Step
  seconds: number
  output: string
}

export interface StepOptions {
  /** The longer proofs: silent for as long as they take. */
  isSoak?: boolean
  /** Only what a change touches: a report without any test is no fault. */
  mayBeEmpty?: boolean
  onLine?: (line: string) => void
}

/** Several times what the slowest step needs on two cores: one that reaches it hangs, or fails everywhere. */
const LIMITS = { minutes: 25, silentMinutes: 5 }
const SOAK_LIMITS = { minutes: 240, silentMinutes: 240 }

export const reportOf = (name: string, kind: 'log' | 'xml') =>
  inRoot('reports', `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.${kind}`)

/** Runs a step, keeps its output in `reports`, and counts its tests. */
export async function runStep(
  step: Step,
  { isSoak, mayBeEmpty, onLine }: StepOptions = {},
): Promise<Outcome> {
  const began = Date.now()
  if (step.report) rmSync(step.report, { force: true })
  const { code, output } = await run(step.command, step.args, {
    cwd: step.cwd,
    env: step.env,
    limits: isSoak ? SOAK_LIMITS : LIMITS,
    onLine: line => onLine?.(line),
  })
  writeFileSync(reportOf(step.name, 'log'), output)
  const report = read(step, code, mayBeEmpty)
  return { step, ...report, seconds: (Date.now() - began) / 1000, output }
}

/** A runner that ends badly has failed, whatever its report says; one that ran nothing has proved nothing. */
function read({ report: file }: Step, code: number, mayBeEmpty = false): Report {
  const isFine = code === 0
  if (!file) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0, failures: [] }
  const found = existsSync(file)
    ? readJUnit(file)
    : { passed: 0, failed: isFine && mayBeEmpty ? 0 : 1, skipped: 0, failures: ['It wrote no report.'] }
  const isEmpty = found.passed + found.failed + found.skipped === 0
  return (isEmpty && !mayBeEmpty) || (!isFine && found.failed === 0) ? { ...found, failed: 1 } : found
}

/** One more than the cores of a small machine: a step waits for files, servers and browsers for much of its time. */
const PLACES = 3

/** Runs phases one after the other. Within a phase a few places take the next step in turn. */
export async function runPhases(phases: Step[][], start: (step: Step) => Promise<void>): Promise<void> {
  for (const phase of phases) {
    const waiting = [...phase]
    const takeNext = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await start(step)
    }
    await Promise.all(Array.from({ length: PLACES }, takeNext))
  }
}
