import pg from 'pg'

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
/** What is pointed at is gone. */
export const isForeignKeyViolation = violates('23503')

/** Whether a server answered so because it follows another one, or is about to: not all of it has a code of its own. */
export const isFromStandby = ({
  code,
  message = '',
}: {
  code?: string | undefined
  message?: string | undefined
}) => code === '25006' || /(during|with) recovery|recovery is in progress/.test(message)
