import type { TestCard } from '@stoa/ui'

/** Calls the test provider's page, which isn't part of the API's contract. */
const ask = async (path: string, body?: object): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`/dev/pay/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, body: await response.json() }
}

export async function readTestCards(): Promise<readonly TestCard[]> {
  const { status, body } = await ask('cards')
  if (status !== 200 || !Array.isArray(body)) throw new Error(`The test provider answered ${status}.`)
  return body as TestCard[]
}

/** `action` if the card asks for a second step; otherwise the server already knows the outcome. */
export type TestAnswer = 'action' | 'answered'

export async function payByTestCard(reference: string, number: string): Promise<TestAnswer> {
  const { status, body } = await ask(`${encodeURIComponent(reference)}/card`, { number })
  // Paid before, in another tab or before a reload. The second step may be left.
  if (status === 409) return 'action'
  if (status !== 200) throw new Error(`The test provider answered ${status}.`)
  return (body as { state?: string }).state === 'action' ? 'action' : 'answered'
}

export async function answerTestAction(reference: string, isConfirmed: boolean): Promise<void> {
  const answer = isConfirmed ? 'approve' : 'refuse'
  const { status } = await ask(`${encodeURIComponent(reference)}/action`, { answer })
  // Answered before, so the server knows the outcome.
  if (status !== 200 && status !== 409) throw new Error(`The test provider answered ${status}.`)
}
