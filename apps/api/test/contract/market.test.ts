import { expect, test } from 'vitest'
import { buildTestApp } from '../app.ts'

test.each(['USD', 'JPY', 'KWD'])('says that all prices are in %s where they are', async currency => {
  const market = await buildTestApp({ config: { currency } })
  try {
    expect(await market.call({ method: 'GET', url: '/api/public/market' })).toMatchObject({
      status: 200,
      body: { currency },
    })
  } finally {
    await market.close()
  }
})
