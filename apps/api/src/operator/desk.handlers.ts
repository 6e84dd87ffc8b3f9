import type { OperatorHandlers } from '../contract/handlers.ts'
import { findOperatorLog, type LogEntry, writeOperatorLog } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { MINUTE } from '../platform/durations.ts'
import { cutPage, readCursor } from '../platform/pagination/page.ts'
import { find } from './find.ts'
import { logEntryView } from './log-view.ts'
import { readTodayFigures } from './today/figures.ts'
import { readTodayHealth } from './today/health.ts'
import { today } from './today.ts'

const PAGE = 50

/** Time in which a repeated search leaves no other entry: pages of the console search again when they get the focus. */
const REPEATED = MINUTE

/** Entry about people that a search has shown. Null if it has shown none. */
function peopleFound(people: readonly string[], sessionId: string): LogEntry | null {
  const [subjectId, ...others] = people
  if (subjectId === undefined) return null
  return others.length === 0
    ? { what: 'person.found', subjectKind: 'person', subjectId, before: null, after: null }
    : {
        what: 'people.listed',
        subjectKind: 'session',
        subjectId: sessionId,
        before: null,
        after: { count: people.length },
      }
}

/** Open work, Find and the log. Finding a person leaves an entry. */
export function createDeskHandlers(
  deps: Deps,
): Pick<OperatorHandlers, 'getToday' | 'findAnything' | 'listOperatorLog'> {
  const { db, clock, money, market } = deps
  return {
    async getToday({ actor }) {
      const [rows, figures, health] = await Promise.all([
        today(db, actor, clock.now(), market.settings),
        readTodayFigures(deps, actor),
        readTodayHealth(deps),
      ])
      return { rows, figures, health }
    },
    async findAnything({ actor, query, requestId }) {
      const hits = await find(db, query.q, actor)
      const people = hits.filter(({ kind }) => kind === 'person').map(({ id }) => id)
      const entry = peopleFound(people, actor.sessionId)
      if (!entry) return { hits }
      const { userId: operatorId, name: byName } = actor
      const { what, subjectId } = entry
      const now = clock.now()
      const same = {
        operatorId,
        what,
        subjectId: subjectId ?? undefined,
        from: new Date(now.getTime() - REPEATED),
      }
      const [written] = await findOperatorLog(db, same, { before: null, limit: 1 })
      if (!written) await writeOperatorLog(db, { operatorId, byName, requestId }, entry, now)
      return { hits }
    },
    async listOperatorLog({ actor, query: { cursor: text, ...query } }) {
      const filter = {
        operatorId: actor.keys.includes('admin') ? query.operator : actor.userId,
        what: query.what,
        subjectId: query.subject,
        shopId: query.shop,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      }
      const list = `operator log ${JSON.stringify(filter)}`
      const cursor = readCursor(text, list, ['integer'])
      const before = cursor ? Number(cursor.keys[0]) : null
      const rows = await findOperatorLog(db, filter, { before, limit: PAGE + 1 })
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf: ({ id }) => [id] })
      return {
        items: items.map(row => ({
          ...logEntryView(row),
          ...(row.amountMinor !== null && { amount: money.toDecimal(row.amountMinor) }),
        })),
        page: { next: page.next, previous: null },
      }
    },
  }
}
