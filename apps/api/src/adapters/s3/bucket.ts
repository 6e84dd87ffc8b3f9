import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import type { AwsClient } from 'aws4fetch'
import { problem } from '../../platform/problem.ts'
import { type ListPage, readFailure, readListPage, readRefusedKeys } from './answers.ts'
import { bodyOf, streamOf } from './streams.ts'

/** URL of a bucket, with its access key. */
export interface BucketAddress {
  /** URL of the endpoint without a slash at the end, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds. */
export interface BucketLimits {
  /** Timeout until a response begins, and between two parts of one. */
  answer: number
  /** Timeout for a file on its way into the bucket. */
  write: number
}

const defaultLimits: BucketLimits = { answer: 5_000, write: 60_000 }
/** The most that one call lists. */
const PAGE = 1_000
/** Removed by one call, of the thousand that may be: some stores remove one after the other before they answer. */
const REMOVED_AT_ONCE = 100

type Content = Parameters<typeof bodyOf>[0]

/** Calls of S3 that we use. A bucket that fails or does not respond throws the problem `server.unavailable`. */
export function createBucket(
  client: AwsClient,
  { endpoint, bucket }: BucketAddress,
  limits: BucketLimits = defaultLimits,
) {
  const urlOf = (key: string, query: Record<string, string> = {}) => {
    const url = new URL(`${endpoint}/${bucket}${key && `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }

  /** @throws problem `server.unavailable` for every answer but a good one and these statuses */
  async function call(url: string, init: RequestInit, within: number, expected: number[] = []) {
    try {
      const request = await client.sign(url, init)
      // The timeout ends with the first byte: the reader decides how fast the rest is read.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new Error(`no answer within ${within} ms`)), within)
      // A redirect is treated as an error: data is only sent to the configured endpoint.
      const options = { signal: late.signal, redirect: 'manual' } as const
      const answer = await fetch(request, options).finally(() => clearTimeout(timer))
      if (!answer.ok && !expected.includes(answer.status)) throw new Error(await readFailure(answer))
      return answer
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  /** Reads a response as text. An unread response would keep its connection. */
  const readText = (answer: Response): Promise<string> =>
    text(streamOf(answer, limits.answer)).catch(cause => Promise.reject(unavailable(cause)))

  /** Tries a read twice, because a connection that the other side has just closed says nothing about the bucket. */
  const twice = <T>(work: () => Promise<T>): Promise<T> => work().catch(work)

  async function open(key: string) {
    const answer = await call(urlOf(key), {}, limits.answer, [404])
    if (answer.status === 404) {
      await answer.body?.cancel()
      return null
    }
    const bytes = Number(answer.headers.get('content-length'))
    return { bytes, content: streamOf(answer, limits.answer) }
  }

  const listPage = (prefix: string, token: string | undefined): Promise<ListPage> =>
    twice(async () => {
      const query = { 'list-type': '2', prefix, 'max-keys': String(PAGE) }
      const url = urlOf('', { ...query, ...(token && { 'continuation-token': token }) })
      return readListPage(await readText(await call(url, {}, limits.answer)))
    })

  async function removeSome(keys: string[]): Promise<void> {
    const objects = keys.map(key => `<Object><Key>${key}</Key></Object>`).join('')
    const body = `<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${objects}</Delete>`
    const headers = {
      'content-type': 'application/xml',
      // S3 rejects this call without it.
      'content-md5': createHash('md5').update(body).digest('base64'),
    }
    const answer = await call(urlOf('', { delete: '' }), { method: 'POST', headers, body }, limits.write)
    const refused = readRefusedKeys(await readText(answer))
    if (refused.length > 0) throw unavailable(new Error(`not removed: ${refused.slice(0, 3).join(', ')}`))
  }

  async function* pages(prefix: string): AsyncGenerator<ListPage['files']> {
    let token: string | undefined
    do {
      const page = await listPage(prefix, token)
      yield page.files
      token = page.next
    } while (token)
  }

  return {
    open: (key: string) => twice(() => open(key)),

    read: (key: string): Promise<Buffer | null> =>
      twice(async () => {
        const found = await open(key)
        return found && buffer(found.content).catch(cause => Promise.reject(unavailable(cause)))
      }),

    async write(key: string, content: Content, contentType: string): Promise<void> {
      const { body, bytes } = bodyOf(content)
      const headers = { 'content-type': contentType, 'content-length': String(bytes) }
      try {
        await readText(await call(urlOf(key), { method: 'PUT', headers, body, duplex: 'half' }, limits.write))
      } finally {
        if (!Buffer.isBuffer(content)) content.content.destroy()
      }
    },

    async remove(key: string): Promise<void> {
      await readText(await call(urlOf(key), { method: 'DELETE' }, limits.answer, [404]))
    },

    /** Everything whose key begins like this. */
    async removeAll(prefix: string): Promise<void> {
      for await (const files of pages(prefix))
        for (let at = 0; at < files.length; at += REMOVED_AT_ONCE)
          await removeSome(files.slice(at, at + REMOVED_AT_ONCE).map(({ key }) => key))
    },

    async *list(prefix: string): AsyncGenerator<{ key: string; bytes: number }> {
      for await (const files of pages(prefix)) yield* files
    },
  }
}

const unavailable = (cause: unknown) =>
  problem('server.unavailable', { cause, headers: { 'retry-after': '5' } })
