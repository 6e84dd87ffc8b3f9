import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { failuresIn } from './failures.ts'
import { inRoot } from './paths.ts'
import { runWithin } from './run-within.ts'
import { add, fromPlaywright, fromTap, fromVitest, none, type Tally } from './tally.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** How its outcome is counted; a plain check counts as one test. */
  report?: { kind: 'vitest' | 'playwright' | 'tap'; file: string }
}

export interface Outcome {
  step: Step
  tally: Tally
  seconds: number
  /** What failed, one title a line, with the beginning of why. */
  failures: string[]
  output: string
}

/** Several times what the slowest step needs on two cores: who reaches it hangs, or fails everywhere. */
const limits = { minutes: 25, silentMinutes: 5 }
/** The longer proofs are silent for as long as they take. */
const soakLimits = { minutes: 240, silentMinutes: 240 }

const reportOf = (name: string, kind: string) =>
  inRoot('reports', `${name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}.${kind}`)

const readers = { vitest: fromVitest, playwright: fromPlaywright, tap: fromTap }

/** Runs a step, keeps all that it says in `reports`, and counts what it proved. A report that is missing, or empty after a success, counts as one failure. */
const runStep = async (
  step: Step,
  { isSoak, onLine }: { isSoak: boolean; onLine: (line: string) => void },
): Promise<Outcome> => {
  const began = Date.now()
  if (step.report) rmSync(step.report.file, { force: true })
  const { code, output } = await runWithin(isSoak ? soakLimits : limits, step.command, step.args, {
    cwd: step.cwd,
    env: step.env,
    onLine,
  })
  const seconds = (Date.now() - began) / 1000
  writeFileSync(reportOf(step.name, 'log'), output)
  let tally: Tally = code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
  if (step.report) {
    tally = existsSync(step.report.file)
      ? readers[step.report.kind](step.report.file)
      : { ...none, failed: 1 }
    // A runner that ends badly although its tests passed (an unhandled error, say) has failed all the same.
    if (code !== 0 && tally.failed === 0) tally = { ...tally, failed: 1 }
    if (code === 0 && tally.passed + tally.failed + tally.skipped === 0) tally = { ...none, failed: 1 }
  }
  const failures =
    step.report && tally.failed && existsSync(step.report.file)
      ? failuresIn[step.report.kind](step.report.file)
      : []
  return { step, tally, seconds, failures, output }
}

/** A step under way: when it began (milliseconds of the epoch), and what it said last. */
export interface Progress {
  name: string
  began: number
  line: string
}

export interface Watcher {
  onDone(outcome: Outcome): void
  /** Once a minute, as long as it takes. */
  onWait(underWay: Iterable<Progress>): void
}

/** Runs the steps of every lane in order, the lanes beside each other. */
export const runLanes = async (
  lanes: Step[][],
  { isSoak }: { isSoak: boolean },
  { onDone, onWait }: Watcher,
): Promise<Tally> => {
  let total = none
  const underWay = new Set<Progress>()
  const minute = setInterval(() => onWait(underWay), 60_000)
  await Promise.all(
    lanes.map(async lane => {
      for (const step of lane) {
        const progress: Progress = { name: step.name, began: Date.now(), line: '' }
        underWay.add(progress)
        const outcome = await runStep(step, {
          isSoak,
          onLine: line => {
            if (line.trim()) progress.line = line.trim()
          },
        })
        underWay.delete(progress)
        total = add(total, outcome.tally)
        onDone(outcome)
      }
    }),
  )
  clearInterval(minute)
  return total
}

/** A step that runs the tests of a folder, counted by vitest's own report. */
export const vitest = (name: string, folder: string, args: string[] = [], env?: NodeJS.ProcessEnv): Step => {
  const file = reportOf(name, 'json')
  return {
    name,
    command: 'pnpm',
    args: [
      'exec',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    cwd: inRoot(folder),
    env,
    report: { kind: 'vitest', file },
  }
}

/** Tests of Node's own runner, by the files that hold them. */
export const nodeTest = (name: string, files: string[], env?: NodeJS.ProcessEnv): Step => {
  const file = reportOf(name, 'tap')
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
  ]
  return {
    name,
    command: 'node',
    // A run that a failed test left behind must not keep the whole from ending.
    args: ['--test', '--test-force-exit', ...reporters, ...files],
    env,
    report: { kind: 'tap', file },
  }
}
