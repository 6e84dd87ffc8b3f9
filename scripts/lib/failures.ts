import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Of a failure's message: enough to know it again, in a log of which little may be kept. */
const MESSAGE_LINES = 6

const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim())
    .slice(0, MESSAGE_LINES)
    .map(line => `    ${line}`)

interface VitestReport {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}

/** What failed, by its title, each with the first lines of why. */
export const failuresIn = {
  vitest: (file: string): string[] =>
    (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults.flatMap(suite =>
      suite.status === 'failed' && suite.assertionResults.length === 0
        ? [suite.name, ...brief(suite.message)]
        : suite.assertionResults
            .filter(one => one.status === 'failed')
            .flatMap(one => [`${suite.name}: ${one.fullName}`, ...brief(one.failureMessages[0])]),
    ),

  playwright: (file: string): string[] => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & {
      errors: { message?: string }[]
    }
    const within = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
      ...specs
        .filter(({ ok }) => !ok)
        .flatMap(spec => [
          `${spec.file}:${spec.line}: ${spec.title}`,
          ...brief(spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
        ]),
      ...suites.flatMap(within),
    ]
    return [
      ...within(report),
      ...report.errors.flatMap(({ message }) => ['outside of a test', ...brief(message)]),
    ]
  },

  tap: (file: string): string[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => /^\s*not ok /.test(line) && !/# (SKIP|TODO)/.test(line))
      .map(line => line.trim()),
}
