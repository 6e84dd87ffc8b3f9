import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readStorefrontSettings } from './settings.ts'

const originOf = (PUBLIC_ORIGIN: string) => readStorefrontSettings({ PUBLIC_ORIGIN }).publicOrigin

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://Shop.example/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://shop.localhost:3000', 'http://shop.localhost:3000'],
])('%s is %s', (value, origin) => {
  expect(originOf(value)).toBe(origin)
})

test.each([
  'shop.example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://shop.example/a',
  'https://shop.example/?a=b',
  'http://shop.example',
  'http://localhost.example',
])('“%s” is refused and named', value => {
  expect(() => originOf(value)).toThrow(`not "${value}"`)
})

test('shows the API’s page on this machine, and elsewhere only if configured', () => {
  const referenceAt = (PUBLIC_ORIGIN: string, REFERENCE?: string) =>
    readStorefrontSettings({ PUBLIC_ORIGIN, REFERENCE }).reference
  expect(referenceAt('http://127.0.0.1:3000')).toBe('on')
  expect(referenceAt('https://shop.example')).toBe('off')
  expect(referenceAt('https://shop.example', 'on')).toBe('on')
})

test('the server refuses to start without what it needs, and names all of it', () => {
  const { PUBLIC_ORIGIN: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['server.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...env, PORT: 'x', TRUST_PROXY: 'everybody' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'The settings are not right:',
    '- PORT must be a whole number from 0 to 65535, not "x"',
    '- TRUST_PROXY must be false, or addresses and loopback, linklocal, uniquelocal with commas between them, not "everybody"',
    '- PUBLIC_ORIGIN is not set: it must be the address at which visitors reach the storefront, such as https://shop.example',
  ])
})
