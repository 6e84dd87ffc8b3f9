import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  success: boolean
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A suite that failed before any test of it ran counts as one failure, so that it cannot pass for nothing. */
export const fromVitest = (file: string): Tally => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const broken = report.testResults.filter(
    r => r.status === 'failed' && r.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that only passed when repeated is a failure: nothing here is retried into green. */
export const fromPlaywright = (file: string): Tally => {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** The closing lines that Node's own runner writes in the Test Anything Protocol. */
export const fromTap = (file: string): Tally => {
  const text = readFileSync(file, 'utf8')
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  }
}
