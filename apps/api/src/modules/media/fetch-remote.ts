import { lookup as resolve } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface FetchLimits {
  /** Timeout of the whole fetch including redirects, in milliseconds. */
  timeout: number
  bytes: number
  redirects: number
  /** Whether an IP address may be contacted. */
  allows: (address: string) => boolean
}

export const defaultLimits: FetchLimits = {
  timeout: 6_000,
  bytes: 12_000_000,
  redirects: 3,
  allows: isPublicAddress,
}

/** Error whose message may appear in an import's report. */
export class FetchRefused extends Error {}

/** The server did not answer, or not as one that is well: its other pictures will hardly come either. */
export class ServerFailed extends FetchRefused {}

/**
 * Fetches a picture from a URL in a file. We resolve the host name once, and connect to the IP address that was
 * checked. Each redirect is checked in the same way.
 *
 * @throws FetchRefused
 */
export async function fetchRemote(address: string, limits: FetchLimits = defaultLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeout)
  let url = URL.parse(address)
  if (!url) throw new FetchRefused('the URL is invalid')
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const answer = await open(url, limits, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      const next = URL.parse(headers.location, url.href)
      if (!next) throw new FetchRefused('the URL redirects to an invalid URL')
      url = next
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      const Reason = statusCode === 429 || statusCode >= 500 ? ServerFailed : FetchRefused
      throw new Reason(`the server answered ${statusCode}`)
    }
    return readPicture(answer, limits.bytes)
  }
  throw new FetchRefused('the URL redirects too often')
}

async function open(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchRefused('only http and https URLs are supported')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !limits.allows(host)) throw new FetchRefused('the address isn’t public')
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done, fail) => {
    request(url, {
      signal,
      lookup: checkedLookup(limits.allows),
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'user-agent': 'stoa-media/1',
      },
    })
      .once('response', done)
      .once('error', error =>
        fail(signal.aborted ? new ServerFailed('the server took too long') : plain(error)),
      )
      .end()
  })
}

const checkedLookup =
  (allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const open = addresses.filter(({ address }) => allows(address))
      const [first] = open
      if (!first || open.length < addresses.length)
        return callback(new FetchRefused('the address isn’t public'), '')
      if (options.all) return callback(null, open)
      callback(null, first.address, first.family)
    })
  }

async function readPicture(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const type = answer.headers['content-type'] ?? ''
  const tooLarge = () => new FetchRefused(`the picture is larger than ${Math.round(maxBytes / 1e6)} MB`)
  try {
    if (!/^(image\/|application\/octet-stream|binary\/)/.test(type) || type.startsWith('image/svg'))
      throw new FetchRefused(`the server sent “${type.split(';')[0]}”, which isn’t a picture`)
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    answer.destroy()
    throw error instanceof FetchRefused ? error : plain(error as NodeJS.ErrnoException)
  }
}

const WORDS: Record<string, string> = {
  ENOTFOUND: 'the server doesn’t exist',
  EAI_AGAIN: 'the server’s name couldn’t be looked up',
  ECONNREFUSED: 'the server doesn’t respond',
  ECONNRESET: 'the connection was lost',
  ABORT_ERR: 'the server took too long',
}

const plain = (error: NodeJS.ErrnoException) =>
  error instanceof FetchRefused
    ? error
    : new ServerFailed(WORDS[error.code ?? ''] ?? `the connection failed (${error.code ?? error.message})`, {
        cause: error,
      })
