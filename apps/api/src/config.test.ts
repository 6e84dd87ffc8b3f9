import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    registration: 'active',
    currency: 'USD',
    siteUrl: 'http://localhost:3000',
  })
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test('every mistake is named at once', () => {
  const read = () =>
    readConfig({
      API_PORT: 'x',
      REGISTRATION: 'maybe',
      CURRENCY: 'ABC',
      DATABASE_URL: 'mysql://',
      TOKEN_SECRET: 'short',
      SITE_URL: 'nowhere',
    })
  for (const name of ['API_PORT', 'REGISTRATION', 'CURRENCY', 'DATABASE_URL', 'TOKEN_SECRET', 'SITE_URL'])
    expect(read).toThrow(name)
})
