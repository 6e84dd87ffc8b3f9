import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { XMLParser } from 'fast-xml-parser'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Report extends Counts {
  /** Failed tests, one title a line, each with the beginning of its reason. */
  failures: string[]
}

type Element = Record<string, unknown>

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', textNodeName: 'text' })
const listOf = (value: unknown) => (value === undefined ? [] : [value].flat()) as Element[]

/** The one report that Vitest, Playwright and Node's test runner all write. A suite may hold suites. */
export function readJUnit(file: string): Report {
  const report: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const walk = (suite: Element) => {
    for (const test of listOf(suite.testcase)) {
      const [problem] = [...listOf(test.failure), ...listOf(test.error)]
      if (problem !== undefined) {
        report.failed += 1
        report.failures.push(`${test.classname ?? suite.name}: ${test.name}`, ...beginning(problem))
      } else if ('skipped' in test) report.skipped += 1
      else report.passed += 1
    }
    for (const inner of listOf(suite.testsuite)) walk(inner)
  }
  const document = parser.parse(readFileSync(file, 'utf8')) as Element
  for (const suite of [...listOf(document.testsuites), ...listOf(document.testsuite)]) walk(suite)
  return report
}

/** Number of lines of a failure's message: enough to recognize it, in a log of limited size. */
const MAX_MESSAGE_LINES = 6

const beginning = (problem: Element | string): string[] =>
  stripVTControlCharacters(
    String(typeof problem === 'string' ? problem : (problem.text ?? problem.message ?? '')),
  )
    .split('\n')
    .filter(line => line.trim())
    .slice(0, MAX_MESSAGE_LINES)
    .map(line => `    ${line}`)
