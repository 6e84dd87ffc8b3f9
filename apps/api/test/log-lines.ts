import { createLogger } from '../src/platform/logger.ts'

/** A logger whose lines a test reads. */
export function createTestLog(level = 'debug') {
  const lines: string[] = []
  return {
    log: createLogger(level, { write: line => void lines.push(line) }),
    lines,
    /** Every line, parsed. */
    // biome-ignore lint/suspicious/noExplicitAny: what a test expects of a line is the test's matter.
    entries: () => lines.map((line): any => JSON.parse(line)),
  }
}
