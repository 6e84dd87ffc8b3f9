import { type ApiClient, ApiError } from '@stoa/api-client'
import { ANSWERS } from './answer-samples.ts'
import { fits } from './shape.ts'

type Send = (path: string, ...init: unknown[]) => Promise<{ data?: unknown; response: Response }>

const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ANSWERS

/** The same client, for which an answer that is not what it should be is none: it rejects, like a failed call. */
export function guarded(client: ApiClient): ApiClient {
  const check = (method: keyof ApiClient) => {
    const send = client[method] as Send
    const checked: Send = async (path, ...init) => {
      const answer = await send(path, ...init)
      const sample = samples[method]?.[path] ?? null
      if (!answer.response.ok || fits(answer.data, sample)) return answer
      throw new ApiError({
        kind: 'parse',
        status: answer.response.status,
        title: 'The answer is not what it should be',
        detail: `${method} ${path}`,
      })
    }
    return checked as never
  }
  return { ...client, GET: check('GET'), POST: check('POST') }
}
