import { type DestinationStream, type Logger, pino } from 'pino'

/** Matches anything that looks like an email address. */
const ADDRESS = /[^\s@<>()"'=,;:]+@[^\s@<>()"'=,;:]+/g

/** Prepares a foreign message for the log: on one line and without email addresses. */
export const logged = (message: string): string =>
  message.replace(ADDRESS, '<address>').replace(/\s*[\r\n]+\s*/g, ' ')

export interface LoggedError {
  type: string
  message: string
  code?: string
  /** Constraint of the database that was violated. */
  constraint?: string
  stack: string[]
  cause?: LoggedError
}

interface ErrorFields {
  code?: unknown
  constraint?: unknown
  /** Statement and values in which Drizzle wraps a database error. */
  query?: unknown
}

/**
 * Converts an error for the log. Leaves out values that people typed: those of a statement, and values that PostgreSQL
 * quotes when it can't parse them (class 22).
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: logged(String(error)), stack: [] }
  const { code, constraint, query } = error as ErrorFields
  const isOfValue = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  const message =
    typeof query === 'string'
      ? `Failed statement: ${query}`
      : isOfValue
        ? 'A value was refused'
        : error.message
  return {
    type: error.name,
    message: logged(message).slice(0, 2_000),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .map(line => line.trim()),
    ...(error.cause !== undefined && depth < 5 && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** Creates a logger that writes one line of JSON per event, with the time in UTC; to standard output by default. */
export function createLogger(level: string, to: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: { service: 'api', pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: error => loggedError(error) },
    },
    to,
  )
}
