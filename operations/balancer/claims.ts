/** Requirements for either balancer, except those about restarts. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { BalancedShop } from './parts.ts'

/** Checks that each process answers health checks, which balancers and deployments request. */
export async function answersHealth({ address, members }: BalancedShop): Promise<void> {
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status
  assert.deepEqual([await statusOf('/healthz'), await statusOf('/readyz')], [200, 200])
  for (const { address, name } of members)
    assert.equal((await fetch(`http://${address}/healthz`)).status, 200, name)
}

/** A page of another version finds its scripts at every storefront. */
export async function servesOtherVersions({ address, members, assets }: BalancedShop): Promise<void> {
  const page = await (await fetch(`${address}/`)).text()
  const [own] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  assert.ok(own, 'a page names its scripts')
  writeFileSync(join(assets, 'older-AAAA.js'), 'export {}')
  const storefronts = members.filter(({ name }) => name.startsWith('storefront'))
  const paths: string[] = [own, '/assets/older-AAAA.js']
  for (const { address, name } of storefronts)
    for (const path of paths) {
      const { status, headers } = await fetch(`http://${address}${path}`)
      assert.equal(status, 200, `${name} ${path}`)
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    }
}

/**
 * Checks that a visitor's own `X-Forwarded-For` is ignored and visitors are distinguished.
 *
 * @param perMinute the shop's RATE_TRACKINGS_PER_ADDRESS
 */
export async function tellsVisitorsApart({ address }: BalancedShop, perMinute: number): Promise<void> {
  const track = (localAddress: string, forged?: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = request(
        `${address}/api/public/track-order`,
        {
          method: 'POST',
          localAddress,
          headers: { 'content-type': 'application/json', ...(forged && { 'x-forwarded-for': forged }) },
        },
        response => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      asked.on('error', reject)
      asked.end(
        JSON.stringify({ number: `NONE-${Math.random().toString(36).slice(2)}`, email: 'a@example.test' }),
      )
    })
  const statuses: number[] = []
  for (let at = 0; at < perMinute + 4; at++) statuses.push(await track('127.0.0.9', `6.6.${at}.6`))
  assert.deepEqual(statuses, [...Array(perMinute).fill(404), ...Array(4).fill(429)])
  assert.equal(await track('127.0.1.77'), 404)
}
