import { randomUUID } from 'node:crypto'

/** Registers an account from an address and logs it in. Returns its token. */
export async function register(server: string, address: string): Promise<string> {
  const [email, password] = [`${randomUUID()}@example.test`, 'lagoon-kettle-42']
  const headers = { 'x-forwarded-for': address }
  const form = new FormData()
  for (const [name, value] of Object.entries({ email, password, username: 'Robin' })) form.set(name, value)
  await fetch(`${server}/api/public/registerWithoutVerify`, { method: 'POST', headers, body: form })
  const signIn = await fetch(`${server}/api/auth/signin`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!signIn.ok) throw new Error(`log-in: ${await signIn.text()}`)
  return ((await signIn.json()) as { token: string }).token
}
