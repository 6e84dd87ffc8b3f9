/** HAProxy with the reference configuration in front of storefronts and API processes, while they come and go. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, createServer, request as httpRequest } from 'node:http'
import { connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { after, before, test } from 'node:test'
import { missingParts } from '../support/parts.ts'
import { until } from '../support/servers.ts'
import { answersHealth, servesOtherVersions, tellsVisitorsApart } from './claims.ts'
import { startHaproxy, withTls } from './haproxy.ts'
import { type BalancedShop, startBalancedShop } from './parts.ts'
import { prefersTheStrongest, takesGoodTls } from './tls.ts'

const skip = missingParts('many processes behind HAProxy', ['haproxy', 'initdb', 'openssl', 'postgres'])
const options = { skip, timeout: 180_000 }

const TRACKINGS = 10

async function statusOf(request: ClientRequest): Promise<number | undefined> {
  const [response] = await once(request.end(), 'response')
  response.resume()
  return response.statusCode
}

let shop: BalancedShop
before(
  async () => {
    if (skip) return
    shop = await startBalancedShop(
      startHaproxy,
      {
        RATE_AUTH_PER_ADDRESS: '100000',
        RATE_SIGN_INS_PER_ACCOUNT: '5',
        RATE_TRACKINGS_PER_ADDRESS: String(TRACKINGS),
      },
      {
        settingsOf: (name): Record<string, string> =>
          name.startsWith('storefront') ? { SHARED_PAGE_SECONDS: '1' } : {},
      },
    )
  },
  { timeout: 120_000 },
)
after(() => shop?.stop())

test('visitors by TLS get versions 1.2 and 1.3 with good suites alone, the strongest first', options, () =>
  withTls(async ({ port }) => {
    await takesGoodTls(port)
    await prefersTheStrongest(port)
  }),
)

test('plain HTTP leads pages to TLS, calls nowhere and authorities to their proof', options, () =>
  withTls(async ({ plainPort, acmePort }) => {
    const plain = await fetch(`http://127.0.0.1:${plainPort}/about?page=2`, { redirect: 'manual' })
    assert.equal(plain.status, 308)
    assert.equal(plain.headers.get('location'), 'https://shop.example/about?page=2')
    const call = await fetch(`http://127.0.0.1:${plainPort}/api/public/products`, { redirect: 'manual' })
    assert.equal(call.status, 403)
    const prover = createServer((request, response) => response.end(`proof of ${request.url}`))
    await once(prover.listen(acmePort, '127.0.0.1'), 'listening')
    const path = '/.well-known/acme-challenge/token'
    const proof = await fetch(`http://127.0.0.1:${plainPort}${path}`).finally(() => prover.close())
    assert.equal(await proof.text(), `proof of ${path}`)
  }),
)

test('logs a failed call without its query, and counts it for Prometheus', options, () =>
  withTls(async ({ port, internalPort, metricsPort, log }) => {
    const ticket = 'ticket-of-a-download'
    const paths = ['/reset-password', '/api/downloads/one', '/api/inside']
    const secure = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
    const asked = secure.request({ ':path': `${paths[0]}?token=${ticket}` })
    const [headers] = await once(asked, 'response')
    secure.destroy()
    assert.equal(headers[':status'], 503)
    const statuses = await Promise.all([
      statusOf(httpsRequest({ port, path: `${paths[1]}?ticket=${ticket}`, rejectUnauthorized: false })),
      statusOf(httpRequest({ port: internalPort, path: `${paths[2]}?ticket=${ticket}` })),
    ])
    assert.deepEqual(statuses, [503, 503])

    for (const path of paths)
      await until(`a line of ${path}`, () => new RegExp(`"GET ${path} HTTP/[\\d.]+"`).test(log()), {
        limitMs: 5_000,
        said: log,
      })
    assert.doesNotMatch(log(), new RegExp(ticket))

    let figures = ''
    const has = async (line: string) => {
      figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return figures.split('\n').includes(line)
    }
    for (const line of [
      'haproxy_backend_http_responses_total{proxy="storefronts",code="5xx"} 2',
      'haproxy_server_status{proxy="api",server="api-3",state="DOWN"} 1',
    ])
      await until(line, () => has(line), { limitMs: 10_000, said: () => figures })
    assert.equal((await fetch(`http://127.0.0.1:${metricsPort}/`)).status, 404)
  }),
)

test(
  'reads of one address of the catalog go to one process, and to another once that has gone',
  options,
  () =>
    withTls(
      async ({ internalPort, apiPorts, log }) => {
        const processes = apiPorts.map(port => createServer((_, response) => response.end(String(port))))
        await Promise.all(
          processes.map((each, at) => once(each.listen(apiPorts[at], '127.0.0.1'), 'listening')),
        )
        try {
          const ask = async (path: string) => (await fetch(`http://127.0.0.1:${internalPort}${path}`)).text()
          await until(
            'three processes',
            async () => {
              const answers = await Promise.all(apiPorts.map(() => ask('/api/cart')))
              return apiPorts.every(port => answers.includes(String(port)))
            },
            { said: log },
          )
          const addresses = Array.from({ length: 30 }, (_, at) => `/api/public/products?page=${at}`)
          const askAll = async () => {
            const answers: string[] = []
            for (const address of addresses) answers.push(await ask(address))
            return answers
          }
          const first = await askAll()
          for (let again = 0; again < 3; again++) assert.deepEqual(await askAll(), first)
          for (const port of apiPorts) assert.ok(first.includes(String(port)), `${port} has no address`)

          const [gone] = processes
          gone!.closeAllConnections()
          await once(gone!.close(), 'close')
          for (const [at, answer] of (await askAll()).entries()) {
            if (first[at] === String(apiPorts[0])) assert.notEqual(answer, first[at])
            else assert.equal(answer, first[at])
          }
        } finally {
          for (const each of processes) {
            each.closeAllConnections()
            each.close()
          }
        }
        // A busy machine counts a call for a moment after its answer, and the next one would go to another process.
      },
      { sharesLoad: false },
    ),
)

test(
  'serves shared pages from memory for their second, and none that differ between visitors',
  options,
  async () => {
    const fromMemory = async (path: string, cookie = 'session=1') => {
      const response = await fetch(shop.address + path, { headers: { cookie } })
      await response.text()
      return response.headers.has('age')
    }
    await until('a page from memory', () => fromMemory('/about'), { said: shop.said })
    await until('the page asked for again', async () => !(await fromMemory('/about')), { said: shop.said })
    for (const cookie of ['deliver-to=DE', 'a=1; theme=dark']) {
      await until('a page from memory', () => fromMemory('/about'), { said: shop.said })
      assert.deepEqual([cookie, await fromMemory('/about', cookie)], [cookie, false])
    }
    for (const path of ['/cart', '/about.data', '/robots.txt', '/no-such-page'])
      assert.deepEqual([path, await fromMemory(path), await fromMemory(path)], [path, false, false])
  },
)

test('health is what a balancer and a deploy ask for, and nothing else of the API is open', options, () =>
  answersHealth(shop),
)

test('a page of another version finds its scripts at every storefront', options, () =>
  servesOtherVersions(shop),
)

test('limits hold over all processes', options, async () => {
  const statuses: number[] = []
  for (let at = 0; at < 9; at++) {
    const response = await fetch(`${shop.address}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'target@example.test', password: 'wrong-guess' }),
    })
    statuses.push(response.status)
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429, 429])
})

test('the balancer keeps pictures, and asks for each once', options, async () => {
  const { items } = (await (await fetch(`${shop.address}/api/public/products?limit=1`)).json()) as {
    items: { picture: { base: string; widths: number[] } }[]
  }
  const { base, widths } = items[0]!.picture
  const ask = async () => {
    const answer = await fetch(`${shop.address}${base}/${widths[0]}.avif`)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      age: answer.headers.get('age'),
      bytes,
    }
  }
  const [first, second] = [await ask(), await ask()]
  assert.equal(first.status, 200)
  assert.match(first.type ?? '', /^image\//)
  assert.equal(first.age, null)
  assert.match(second.age ?? 'asked again', /^\d+$/)
  assert.deepEqual({ ...second, age: null }, first)
})

test('ignores a visitor’s own X-Forwarded-For and distinguishes visitors', options, () =>
  tellsVisitorsApart(shop, TRACKINGS),
)
