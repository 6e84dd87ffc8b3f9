import type { OperatorHandlers } from '../contract/handlers.ts'
import { findOperatorLog } from '../modules/operators/index.ts'
import type { Deps } from '../platform/deps.ts'
import { cutPage, readCursor } from '../platform/pagination/page.ts'
import { find } from './find.ts'
import { logEntryView } from './log-view.ts'
import { today } from './today.ts'

const PAGE = 50

/** Open work, Find and the log. */
export const createDeskHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<OperatorHandlers, 'getToday' | 'findAnything' | 'listOperatorLog'> => ({
  getToday: async ({ actor }) => ({ rows: await today(db, actor) }),
  findAnything: async ({ actor, query }) => ({ hits: await find(db, query.q, actor) }),
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
    return { items: items.map(logEntryView), page: { next: page.next, previous: null } }
  },
})
