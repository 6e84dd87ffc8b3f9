import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from './audit.ts'
import { apiProcesses, callApi } from './processes.ts'
import { settleAll } from './settle-all.ts'
import { buyerOf, stocked, useShopFloor } from './shop-floor.ts'

const CHECKOUTS = 500
const CARDS = ['0002', '0010', '0028', '0036', '0051', '0069', '0077', '0085', '0002', '0093', '0044']
const AT_ONCE = 8
const KILL = { answers: 14, milliseconds: 300 }
const STOCK = Math.ceil(CHECKOUTS / 2)

const floor = useShopFloor({ jobs: false, connections: 10 })

// What is killed at named points is in kill-points.test.ts, which is quick.
const soak = process.env.STOA_SOAK ? test : test.skip

soak(
  `[CHK-06] ${CHECKOUTS} checkouts while API and provider are killed: every cent and every piece is where it belongs`,
  {
    timeout: 120_000 + CHECKOUTS * 2_000,
  },
  async () => {
    const api = floor()
    const { db } = api.deps
    const processes = await apiProcesses({ tokenKey: api.deps.tokenKey, databaseUrl: api.database.url })
    let kills = 0
    let answered = 0
    try {
      const server = await processes.add(api.provider)
      // Scarce, so that buyers compete for the last items.
      const products = [await stocked(api, [{ stock: STOCK }]), await stocked(api, [{ stock: STOCK }])]

      const buy = async (at: number) => {
        const wanted = at % 3 === 0 ? products : [products[at % 2]!]
        const buyer = await buyerOf(api, wanted).catch(() => null)
        if (!buyer) return
        const { token, itemIds, addressId } = buyer
        // A browser that lost its answer asks again.
        const call = async (method: string, path: string, payload?: object) => {
          for (let attempt = 0; attempt < 150; attempt++) {
            const answer = await callApi(server.address, { token, method, path, ...(payload && { payload }) })
            if (answer.status !== 0 && answer.status < 500) {
              answered++
              return answer
            }
            await sleep(200)
          }
          return { status: 0, body: null }
        }
        const quoted = await call('PUT', '/api/checkout', { itemIds, addressId })
        if (quoted.status !== 200) return
        const { id, amountHash } = quoted.body
        const started = await call('POST', `/api/checkout/${id}/payments`, { amountHash, method: 'card' })
        if (started.status !== 200 || !started.body.reference) return
        const { reference } = started.body
        const pay = () => api.provider.pay(reference, CARDS[at % CARDS.length]!).catch(() => null)
        let paid = await pay()
        for (let attempt = 0; !paid && attempt < 75; attempt++) {
          await sleep(200)
          paid = await pay()
        }
        if (paid?.body.state === 'action')
          await api.provider.call(`/v1/intents/${reference}/action`, { answer: 'approve' }).catch(() => null)
        // Every fourth closes the page.
        if (at % 4 !== 3) await call('POST', `/api/payments/${started.body.id}/confirm`)
      }

      let next = 0
      const crowd = Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (next < CHECKOUTS) await buy(next++)
        }),
      )
      let over = false
      void crowd.finally(() => {
        over = true
      })
      while (!over) {
        // After so many answers, not so many seconds: a slow machine gets as far between two kills as a fast one.
        const until = answered + 2 + Math.floor(Math.random() * KILL.answers)
        while (!over && answered < until) await sleep(5)
        // Somewhere inside the calls that are under way.
        await sleep(Math.random() * KILL.milliseconds)
        if (over) break
        kills++
        const victim = kills % 3 === 0 ? api.provider : server
        await victim.kill()
        await victim.start()
      }
      await crowd
      await settleAll(api)
      const stock = products.map(({ variants }) => ({ variantId: variants[0]!.id, before: STOCK }))
      const found = await audit(api, stock)
      expect(found.orders + found.refunds).toBe(found.captures)
      expect(found.orders).toBeGreaterThan(CHECKOUTS / 4)
      expect(kills).toBeGreaterThan(1)
      const { rows } = await db.execute(
        sql`select status, count(*)::int as n from payments group by status order by status`,
      )
      console.log(`random kills: ${kills} kills, ${JSON.stringify(found)}, ${JSON.stringify(rows)}`)
    } finally {
      await processes.close()
    }
  },
)
