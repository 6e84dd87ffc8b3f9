import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPublicOrigin } from './public-origin.ts'

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://Shop.example/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is %s', (value, origin) => {
  expect(readPublicOrigin(value)).toBe(origin)
})

test.each([
  'shop.example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://shop.example/a',
  'https://shop.example/?a=b',
])('“%s” is refused and named', value => {
  expect(() => readPublicOrigin(value)).toThrow(`not "${value}"`)
})

test('the server refuses to start without it, and says what it needs', () => {
  const { PUBLIC_ORIGIN: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['server.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...env, PORT: '0' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'PUBLIC_ORIGIN must be the address at which visitors reach the storefront, such as https://shop.example, and it is not set.',
  )
})
