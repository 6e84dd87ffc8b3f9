import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../src/platform/durations.ts'
import { localTime, shiftDay } from '../../src/platform/local-day.ts'
import { advanceToNoon } from '../app.ts'
import { bought } from '../orders/order-desk.ts'
import { runJob, useShopFloor } from '../payments/shop-floor.ts'
import { employee, type OperatorDesk, ORIGIN, openConsole } from './operator-desk.ts'

const floor = useShopFloor({ jobs: false, config: { operatorOrigin: ORIGIN } })

test('figures are the ledger’s, and the period before ends at the same time of day', async () => {
  const { deps, clock } = floor()
  const desk: OperatorDesk = await openConsole(floor())
  const { timeZone } = deps.market.settings
  const dayOf = () => localTime(clock.now(), timeZone).day
  const read = async (keys: Parameters<typeof employee>[1]) =>
    (
      await desk.ask({
        method: 'GET',
        url: '/api/operator/today',
        cookie: (await employee(desk, keys)).cookie,
      })
    ).body

  advanceToNoon(clock)
  const first = dayOf()
  const early = await bought(floor(), [{ price: 2_000, quantity: 2 }])
  await early.asSeller('refunds', { amount: 5 })
  clock.advance(DAY)
  await runJob(floor(), 'market-days')
  clock.advance(5 * DAY)
  await bought(floor(), [{ price: 3_000 }])
  clock.advance(HOUR)
  const late = await bought(floor(), [{ price: 1_100 }])
  clock.advance(7 * DAY - HOUR / 2)
  await runJob(floor(), 'market-days')
  const today = await bought(floor(), [{ price: 4_500 }])

  const sumsOf = async (condition = sql`true`) => {
    const { rows } = await deps.db.execute(sql`select
      coalesce(sum(amount_minor) filter (where kind in ('sale', 'shipping')), 0)::float8 / 100 as sales,
      count(distinct order_id) filter (where kind = 'sale')::int as orders,
      coalesce(-sum(amount_minor) filter (where kind like 'refund%'), 0)::float8 / 100 as refunds,
      coalesce(-sum(amount_minor) filter (where kind like 'commission%'), 0)::float8 / 100 as commission
      from ledger_entries e where ${condition}`)
    return rows[0]!
  }
  const { figures } = await read(['money'])
  const [week, month, quarter] = figures.periods
  const all = await sumsOf()
  expect(all).toMatchObject({ orders: 4, refunds: 5 })
  expect(month).toMatchObject({ days: 30, since: first, before: null, ...all })
  expect(quarter).toMatchObject({ days: 90, since: first, before: null, ...all })
  const own = sql`e.order_id = ${today.id}`
  expect(week).toMatchObject({ days: 7, since: null, ...(await sumsOf(own)) })
  expect(week.before).toMatchObject(await sumsOf(sql`e.order_id not in (${today.id}, ${late.id})`))
  const daily = figures.daily.filter(({ orders }: { orders: number }) => orders > 0)
  expect(daily.map(({ day }: { day: string }) => day)).toEqual([first, shiftDay(first, 6), dayOf()])
  expect(daily.at(-1)).toMatchObject(await sumsOf(own))

  expect((await read(['support', 'shops', 'people'])).figures).toBeNull()

  // Minutes after midnight, before the day that has ended is counted.
  clock.advance(12 * HOUR)
  const [ended, begun] = (await read(['money'])).figures.daily.slice(-2)
  expect(ended).toMatchObject({ day: shiftDay(dayOf(), -1), orders: 1 })
  expect(begun).toMatchObject({ day: dayOf(), orders: 0 })
})

test('says what needs attention, and names the document about it', async () => {
  const { deps } = floor()
  const desk: OperatorDesk = await openConsole(floor())
  const { cookie } = await employee(desk, ['support'])
  const read = async () =>
    (await desk.ask({ method: 'GET', url: '/api/operator/today', cookie })).body.health as {
      what: string
      state: string
      value: number | null
      runbook: string
    }[]
  const of = async (what: string) => (await read()).find(each => each.what === what)
  await deps.db.execute(sql`update emails set sent_at = now()`)
  expect(await of('emails')).toMatchObject({ state: 'ok', value: 0, at: null })
  await deps.db.execute(sql`update emails set sent_at = null, created_at = now() - interval '11 minutes'
    where id = (select id from emails limit 1)`)
  expect(await of('emails')).toMatchObject({ state: 'attention', value: 1, at: expect.any(String) })
  expect(await of('market')).toMatchObject({ state: 'ok' })
  expect(await of('payments')).toMatchObject({ state: 'ok', value: 0, at: expect.any(String) })
  expect(await of('backup')).toMatchObject({ state: 'unknown', at: null })
  expect((await of('disk'))!.value).toBeGreaterThanOrEqual(0)

  for (const { runbook } of await read()) {
    const [path, anchor] = runbook.split('#')
    const text = await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!.toLowerCase().replaceAll(' ', '-'),
    )
    expect(anchors, runbook).toContain(anchor)
  }
})
