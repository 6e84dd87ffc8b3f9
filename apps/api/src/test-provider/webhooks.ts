import { createHmac } from 'node:crypto'
import type { Intents } from './intents.ts'

const FIRST_PAUSE = 300
const MAX_PAUSE = 30_000
const TIMEOUT = 5_000

/** Creates the sender of webhooks, which repeats each one until the marketplace accepts it. */
export function createWebhooks(intents: Intents, { url, key }: { url: string; key: string }) {
  let isClosed = false
  for (const id of intents.openWebhooks()) void deliver(id)

  async function deliver(id: string): Promise<void> {
    for (let pause = FIRST_PAUSE; !isClosed; pause = Math.min(pause * 2, MAX_PAUSE)) {
      if (await send(id)) return intents.delivered(id)
      await new Promise(resolve => setTimeout(resolve, pause).unref())
    }
  }

  async function send(id: string): Promise<boolean> {
    const intent = intents.intentOfWebhook(id)
    // Another attempt has delivered it since.
    if (!intent) return true
    const body = JSON.stringify({ id, intent: intent.id, paymentId: intent.paymentId })
    const time = Date.now()
    const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'test-provider-signature': `t=${time},v1=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  return {
    /** Delivers a webhook. Resolves when it was accepted; callers needn't wait for it. */
    tell: (intent: string): Promise<void> => deliver(intents.webhook(intent)),
    close() {
      isClosed = true
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
