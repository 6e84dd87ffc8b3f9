import { isDeepStrictEqual } from 'node:util'
import type { Operator } from '../../contract/handlers.ts'
import { findOperatorLog, type LogEntry, writeOperatorLog } from '../../modules/operators/index.ts'
import type { Db } from '../../platform/db/client.ts'
import { MINUTE } from '../../platform/durations.ts'

/** Time in which a search that shows the same people leaves no other entry: pages of the console search again when they get the focus. */
const REPEATED = MINUTE

interface Search {
  readonly actor: Operator
  requestId: string
  now: Date
}

/** Leaves an entry in the log about people whom a search or a list has shown. None if it has shown none. */
export async function noteFound(
  db: Db,
  people: readonly string[],
  { actor, requestId, now }: Search,
): Promise<void> {
  const entry = entryAbout(people, actor.sessionId)
  if (!entry) return
  const { userId: operatorId, name: byName } = actor
  const { what, subjectId } = entry
  const from = new Date(now.getTime() - REPEATED)
  const same = { operatorId, what, subjectId: subjectId ?? undefined, from }
  const [written] = await findOperatorLog(db, same, { before: null, limit: 1 })
  if (!written || !isDeepStrictEqual(written.after, entry.after))
    await writeOperatorLog(db, { operatorId, byName, requestId }, entry, now)
}

function entryAbout(people: readonly string[], sessionId: string): LogEntry | null {
  const [subjectId, ...others] = people
  if (subjectId === undefined) return null
  return others.length === 0
    ? { what: 'person.found', subjectKind: 'person', subjectId, before: null, after: null }
    : {
        what: 'people.listed',
        subjectKind: 'session',
        subjectId: sessionId,
        before: null,
        after: { count: people.length, people: [...people] },
      }
}
