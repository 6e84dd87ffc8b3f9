import { FIRST, type Row, rowOf, type Work } from '../work.ts'
import { type CaseKind, countCases, findCases } from './case-rows.repository.ts'

const ROWS: Record<CaseKind, Row['kind']> = {
  dispute: 'disputes',
  claim: 'claims_overdue',
  return: 'returns_nowhere',
  withdrawal: 'withdrawals',
  report: 'reports',
}

const ofKinds = (kinds: readonly CaseKind[], keys: Work['keys']): Work => ({
  keys,
  async read(db, now) {
    const counts = await countCases(db, kinds, now)
    const open = counts.filter(({ count }) => count > 0)
    const rows = open.map(async ({ kind, count }) => {
      const cases = await findCases(db, { kind, state: 'waiting', after: null, limit: FIRST, now })
      const items = cases.map(({ id, title, shop, since }) => ({
        id,
        name: shop ? `${title}, ${shop.name}` : title,
        createdAt: new Date(since),
      }))
      const hrefOf = ({ id }: { id: string }) => `/cases/${kind}/${id}`
      return rowOf(ROWS[kind], `/cases?kind=${kind}`, items, { count, hrefOf })
    })
    return (await Promise.all(rows)).flat()
  },
})

/** Cases that wait for an operator. */
export const caseWork: readonly Work[] = [
  ofKinds(['dispute', 'claim', 'return', 'withdrawal'], ['support']),
  ofKinds(['report'], ['support', 'catalog']),
]
