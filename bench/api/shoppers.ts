import type { Options } from 'autocannon'

interface ProductPage {
  id: string
  variants: { optionIds: string[]; stock: number | null }[]
}

/** What one account sends to add a variant to its cart. */
interface Addition {
  headers: Record<string, string>
  body: string
}

/** Creates `count` accounts, each logged in and with a separate variant to add. */
export async function additionsOf(api: string, count: number): Promise<Addition[]> {
  const tokens = await Promise.all(Array.from({ length: count }, (_, nth) => register(api, nth)))
  const lines = await purchasableLines(api)
  return tokens.map((token, nth) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(lines[nth % lines.length]),
  }))
}

/** A load of additions, an account for each connection. */
export async function shoppers(api: string, count: number): Promise<Partial<Options>> {
  const additions = await additionsOf(api, count)
  let next = 0
  return {
    method: 'POST',
    setupClient: client => {
      const { headers, body } = additions[next++ % additions.length]!
      client.setHeadersAndBody(headers, body)
    },
  }
}

/** What an account of the load logs in with. */
export const logInOf = (nth: number) => ({
  email: `load-${nth}@example.com`,
  password: 'walnut-harbour-fable',
})

/** An account, logged in; answers its token. */
export async function register(api: string, nth: number): Promise<string> {
  const logIn = logInOf(nth)
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...logIn, username: 'Load' })) body.set(name, value)
  await fetch(`${api}/api/public/registerWithoutVerify`, { method: 'POST', body })
  const answer = await fetch(`${api}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(logIn),
  })
  return ((await answer.json()) as { token: string }).token
}

async function purchasableLines(api: string) {
  const { items } = (await (await fetch(`${api}/api/public/products?limit=60&inStock=true`)).json()) as {
    items: { slug: string }[]
  }
  const lines: { productDTO: { id: string }; quantity: number; optionIds: string[] }[] = []
  for (const { slug } of items) {
    const product = (await (await fetch(`${api}/api/public/products/${slug}`)).json()) as ProductPage
    for (const { optionIds, stock } of product.variants)
      if (stock === null) lines.push({ productDTO: { id: product.id }, quantity: 1, optionIds })
  }
  return lines
}
