import { connect } from 'node:net'
import { expect, signIn, test } from './support/test.ts'

/** Sends exactly these bytes, which a browser or fetch would normalize. */
const send = (address: string, text: string): Promise<{ status: number; head: string; body: string }> => {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    let answer = ''
    connect(Number(port), hostname.replace(/^\[|\]$/g, ''), function (this: ReturnType<typeof connect>) {
      this.write(text)
    })
      .setEncoding('latin1')
      .setTimeout(10_000, function (this: ReturnType<typeof connect>) {
        this.destroy()
      })
      .on('data', chunk => {
        answer += chunk
      })
      .on('error', reject)
      .on('close', () => {
        const [head = '', ...body] = answer.split('\r\n\r\n')
        resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') })
      })
  })
}
const get = (address: string, target: string, host = new URL(address).host, more = '') =>
  send(address, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`)

test('responds to an unreadable URL with status 400 and a page', async ({ baseURL }) => {
  for (const target of ['/%', '/product/%E0%A4%A', '/category/%ff', '/product/%.data']) {
    const answer = await get(baseURL!, target)
    expect([target, answer.status]).toEqual([target, 400])
    expect(answer.head).toContain('text/html')
    expect(answer.head).toContain("content-security-policy: default-src 'none'")
    expect(answer.body).toContain('<a href="/">')
  }
})

test('does not redirect to another site that a URL names', async ({ baseURL }) => {
  for (const [target, location] of [
    ['//evil.example/x', '/evil.example/x'],
    ['///', '/'],
    ['/\\evil.example/', '/evil.example/'],
  ]) {
    const answer = await get(baseURL!, target!)
    expect([target, answer.status]).toEqual([target, 301])
    expect(answer.head).toContain(`\r\nlocation: ${location}\r\n`)
  }
  const whole = await get(baseURL!, 'http://evil.example/about')
  expect(whole.status).toBe(200)
  expect(whole.body).not.toContain('evil.example')
  const sent = await send(
    baseURL!,
    `POST //evil.example/x HTTP/1.1\r\nHost: ${new URL(baseURL!).host}\r\nConnection: close\r\n\r\n`,
  )
  expect(sent.head).toContain('\r\nlocation: /evil.example/x\r\n')
})

test('rejects an invalid host name and ignores an invalid scheme', async ({ baseURL }) => {
  for (const host of ['', 'a b', '[', 'x:99999', 'a@b', '<script>', 'a/b', 'a, b']) {
    const answer = await get(baseURL!, '/about', host)
    expect([host, answer.status]).toEqual([host, 400])
  }
  const forwarded = await get(baseURL!, '/about', undefined, 'X-Forwarded-Proto: javascript\r\n')
  expect(forwarded.status).toBe(200)
  expect(forwarded.body).not.toContain('javascript:')
})

test('names the marketplace in pages for any Host header', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  for (const [named, more] of [
    ['evil.example', ''],
    ['evil.example:443', ''],
    [host, 'X-Forwarded-Host: evil.example\r\n'],
  ] as const) {
    const page = await get(baseURL!, '/about', named, more)
    expect([named, page.status]).toEqual([named, 200])
    expect(page.body).toContain(`<link rel="canonical" href="${baseURL}/about"`)
    expect(page.body).toContain(`<meta property="og:url" content="${baseURL}/about"`)
    expect(page.body).not.toContain('evil.example')
    const robots = await get(baseURL!, '/robots.txt', named, more)
    expect(robots.body).toContain(`${baseURL}/sitemap.xml`)
  }
})

test('returns the API’s response to a body that is too large before its end', async ({
  baseURL,
  newAccount,
}) => {
  const { token } = await signIn(await newAccount())
  const authorization = `Bearer ${token}`
  const json = (path: string) =>
    fetch(`${baseURL}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a'.repeat(1_100_000) }),
    })
  const avatar = (megabytes: number) => {
    const body = new FormData()
    body.set('avatar', new Blob([new Uint8Array(megabytes * 1_000_000)], { type: 'image/png' }), 'me.png')
    return fetch(`${baseURL}/api/user/update_profile`, { method: 'POST', headers: { authorization }, body })
  }
  // The first responses of a race prove little.
  for (const call of [
    () => json('/api/auth/signin'),
    () => json('/api/cart/add-multiple'),
    () => avatar(6),
    () => avatar(20),
  ])
    for (let round = 0; round < 4; round++) {
      const answer = await call()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        413,
        'application/problem+json; charset=utf-8',
      ])
      expect(await answer.json()).toMatchObject({
        code: 'request.too_large',
        title: 'The request is too large',
        fields: [],
      })
    }
  // This call accepts forms only, and says so before it reads the length.
  expect((await json('/api/user/update_profile')).status).toBe(415)
})

test('does not allow to leave the paths of the API, or to reach them otherwise', async ({ baseURL }) => {
  for (const target of [
    '/api/../about',
    '/api/%2e%2e/auth/x',
    '/auth/..%2freference',
    '/media/..%2f..%2fetc',
  ]) {
    const answer = await get(baseURL!, target)
    expect([target, answer.status]).toEqual([target, 400])
    expect(answer.head).toContain('application/problem+json')
  }
  for (const target of ['/API/public/home', '/apix', '/.env', '/assets/%2e%2e/%2e%2e/server/index.js']) {
    const answer = await get(baseURL!, target)
    expect([target, answer.status]).toEqual([target, 404])
    expect(answer.head).toContain('text/html')
  }
})

test('never reads two requests out of one', async ({ baseURL }) => {
  const { host } = new URL(baseURL!)
  for (const framing of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 40\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
    'Transfer-Encoding : chunked\r\n',
    'Content-Length: +4\r\n',
  ]) {
    const answer = await send(
      baseURL!,
      `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${framing}\r\n0\r\n\r\nGET /api/public/home HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    )
    expect([framing, answer.status]).toEqual([framing, 400])
    expect(answer.body).not.toContain('HTTP/1.1')
  }
})

test('reads pages and accepts forms, and rejects all other methods', async ({ request }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await request.fetch('/about', { method })
    expect([method, answer.status()]).toEqual([method, 405])
    expect(answer.headers().allow).toBe('GET, HEAD, POST')
  }
})

test('shows search terms as text in every place', async ({ page }) => {
  const text = `</script><script>window.broken=1</script>"><img src=x onerror="window.broken=1">`
  for (const path of ['/search', '/all-product'])
    for (const name of ['q', 'sort', 'category', 'cursor']) {
      await page.goto(`${path}?${name}=${encodeURIComponent(text)}`)
      expect(await page.evaluate('window.broken')).toBeUndefined()
    }
})
