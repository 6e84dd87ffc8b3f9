import { startStorefrontAt } from './support/shop.ts'
import { expect, hydrated, test } from './support/test.ts'

test.use({ isHostile: true })

test('blocks scripts and style elements that were injected into a page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const refused = await page.evaluate(async () => {
    const events: string[] = []
    document.addEventListener('securitypolicyviolation', event => events.push(event.effectiveDirective))
    const slip = (tag: 'script' | 'style', text: string) => {
      const element = Object.assign(document.createElement(tag), { textContent: text })
      document.body.append(element)
    }
    slip('style', 'body { display: none !important }')
    slip('script', 'window.wasRun = true')
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.wasRun = true">')
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'https://elsewhere.example/a.css',
    })
    document.body.append(link)
    await new Promise<void>(resolve => {
      const look = () => (events.length < 4 ? setTimeout(look, 20) : resolve())
      look()
    })
    return {
      events: events.sort(),
      wasRun: 'wasRun' in window,
      display: getComputedStyle(document.body).display,
    }
  })
  expect(refused).toEqual({
    events: ['script-src-attr', 'script-src-elem', 'style-src-elem', 'style-src-elem'],
    wasRun: false,
    display: expect.not.stringMatching('none'),
  })
})

test('forbids framing pages and sending their forms elsewhere', async ({ page }) => {
  const policy = (await page.goto('/login'))!.headers()['content-security-policy']
  for (const directive of [
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ])
    expect(policy).toContain(directive)
  expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
})

test('requires https on every answer behind TLS, and publishes the security contact', async () => {
  const shop = await startStorefrontAt(process.env.API_ADDRESS!, {
    PUBLIC_ORIGIN: 'https://shop.example',
    SECURITY_CONTACT: 'mailto:security@shop.example',
  })
  try {
    for (const path of [
      '/',
      '/no-such-page',
      '/supplied-icon/32.png',
      '/api/public/market',
      '/api/no-such-call',
      '/healthz',
    ]) {
      const { headers } = await fetch(`${shop.address}${path}`)
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=63072000; includeSubDomains',
      ])
    }
    const file = await fetch(`${shop.address}/.well-known/security.txt`)
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      (await file.text())
        .trim()
        .split('\n')
        .map(line => line.split(/: (.*)/)),
    )
    expect(fields).toMatchObject({
      Contact: 'mailto:security@shop.example',
      Canonical: 'https://shop.example/.well-known/security.txt',
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    // RFC 9116 recommends less than a year.
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  } finally {
    await shop.stop()
  }
})

test('sends neither header nor security.txt without TLS and a contact', async () => {
  const page = await fetch(process.env.STOREFRONT_URL!)
  expect(page.headers.get('strict-transport-security')).toBeNull()
  const file = await fetch(`${process.env.STOREFRONT_URL}/.well-known/security.txt`)
  expect(file.status).toBe(404)
})
