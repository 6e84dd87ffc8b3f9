import { randomUUID } from 'node:crypto'
import { type Account, signIn } from './test.ts'

/** Creates a shop for a new account with the call of the application form. */
export async function openShop(account: Account) {
  const { token } = await signIn(account)
  const slug = `kiln-${randomUUID().slice(0, 8)}`
  const url = `${process.env.STOREFRONT_URL}/api/user/shop-application`
  const authorization = `Bearer ${token}`
  const state = (await (await fetch(url, { headers: { authorization } })).json()) as {
    agreementVersion: string
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      name: `Kiln ${slug.slice(-4)}`,
      slug,
      story: 'We fire stoneware twice a week, by the harbour.',
      logoId: null,
      address: { line1: '1 Quay', city: 'Bergen', postalCode: '5003', countryCode: 'NO' },
      shipsTo: null,
      agreedVersion: state.agreementVersion,
    }),
  })
  if (!response.ok) throw new Error(`apply: ${await response.text()}`)
  return { slug, name: `Kiln ${slug.slice(-4)}` }
}
