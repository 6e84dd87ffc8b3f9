import pg from 'pg'
import { Problem } from '../problem.ts'

/** The database's own error behind whatever wrapped it, or null. Codes are SQLSTATEs: `23505`. */
export function pgErrorOf(error: unknown): pg.DatabaseError | null {
  let current: unknown = error
  for (let depth = 0; depth < 6 && current instanceof Error; depth++) {
    if (current instanceof pg.DatabaseError) return current
    current = current.cause
  }
  return null
}

const violates = (code: string) => (error: unknown, constraint: string) => {
  const found = pgErrorOf(error)
  return found?.code === code && found.constraint === constraint
}

export const isUniqueViolation = violates('23505')
/** Whether a referenced row no longer exists. */
export const isForeignKeyViolation = violates('23503')

/**
 * Whether work that failed with this error certainly changed nothing: we or the server rejected it. If the connection
 * broke, the commit may have succeeded without a response.
 */
export function hasRolledBack(error: unknown): boolean {
  if (error instanceof Problem) return true
  const { code } = pgErrorOf(error) ?? {}
  // Errors of a connection, of a server that is shutting down, and of a statement whose outcome the server doesn't
  // know.
  return code !== undefined && !/^(08|57P|40003)/.test(code)
}

/**
 * Whether the error came from a standby, or a server about to become one. Not all of its errors have a distinct code.
 */
export const isFromStandby = ({
  code,
  message = '',
}: {
  code?: string | undefined
  message?: string | undefined
}) => code === '25006' || /(during|with) recovery|recovery is in progress/.test(message)
