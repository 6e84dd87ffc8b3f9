import type { OperatorHandlers } from '../contract/handlers.ts'
import { findOperatorLog } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { cutPage, readCursor } from '../platform/pagination/page.ts'
import { find } from './find.ts'
import { logEntryView } from './log-view.ts'
import { noteFound } from './people/note-found.ts'
import { readTodayFigures } from './today/figures.ts'
import { readTodayHealth } from './today/health.ts'
import { today } from './today.ts'

const PAGE = 50

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
      await noteFound(db, people, { actor, requestId, now: clock.now() })
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
