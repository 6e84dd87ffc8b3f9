import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createS3Store } from '../../src/adapters/media-s3.ts'

/**
 * A server that breaks in every way that a bucket may. What a real one answers is held by the contract of media
 * stores, which runs on OpenStack Swift in operations/media.
 */
let server: Server
let endpoint = ''
const asked: IncomingMessage[] = []
let answers: RequestListener[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void asked.splice(0))

const store = (limits = { answer: 2_000, write: 2_000 }) =>
  createS3Store(
    { endpoint, region: 'here', bucket: 'shop', accessKeyId: 'key', secretAccessKey: 'secret' },
    'media',
    limits,
  )
const quick = () => store({ answer: 100, write: 100 })

const refuse =
  (status: number, code: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
const fine: RequestListener = (_, response) => void response.end('here')
/** Redirects to a URL that answers. */
const redirect: RequestListener = (request, response) => {
  if (request.url === '/elsewhere') return void response.end('followed')
  response.writeHead(307, { location: '/elsewhere' }).end('<Error><Code>TemporaryRedirect</Code></Error>')
}
const hangUp: RequestListener = request => void request.socket.destroy()
const silent: RequestListener = () => undefined
const half: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '10' })
  response.write('half')
}
const halfThenGone: RequestListener = (request, response) => {
  half(request, response)
  setImmediate(() => request.socket.destroy())
}

const unavailable = { code: 'server.unavailable', status: 503, headers: { 'retry-after': '5' } }
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { cause?: { message?: string } }) => error.cause?.message,
  )

test.each([
  ['a refused key', [refuse(403, 'SignatureDoesNotMatch')], '403 SignatureDoesNotMatch'],
  ['a failing server', [refuse(500, 'InternalError')], '500 InternalError'],
  ['a redirect', [redirect], '307 TemporaryRedirect'],
  ['no connection', [hangUp], 'fetch failed'],
  ['half of the bytes', [halfThenGone], 'terminated'],
])(
  '%s is no missing file: reading says that it cannot be had now, after two tries',
  async (_, way, reason) => {
    answers = way
    await expect(store().read('originals/up-1')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(2)
    expect(await reasonOf(store().read('originals/up-1'))).toContain(reason)
  },
)

test('times out on a server that doesn’t respond, or stops responding', async () => {
  answers = [silent]
  expect(await reasonOf(quick().read('originals/up-1'))).toBe('no answer within 100 ms')
  expect(await reasonOf(quick().write('originals/up-1', Buffer.from('a'), 'image/webp'))).toBe(
    'no answer within 100 ms',
  )
  answers = [half]
  // The first bytes must come within the limit, on a busy machine too.
  const patient = store({ answer: 1_500, write: 1_500 })
  expect(await reasonOf(patient.read('originals/up-1'))).toBe('nothing more came within 1500 ms')
})

test('one broken connection is healed by the second try', async () => {
  answers = [hangUp, fine]
  expect(String(await store().read('originals/up-1'))).toBe('here')
  answers = [refuse(404, 'NoSuchKey')]
  expect(await store().read('originals/up-1')).toBeNull()
})

test('neither a read nor a write follows a redirect', async () => {
  answers = [redirect]
  await expect(store().read('originals/up-1')).rejects.toMatchObject(unavailable)
  await expect(store().write('originals/up-1', Buffer.from('abc'), 'image/webp')).rejects.toMatchObject(
    unavailable,
  )
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /shop/media/originals/up-1',
    'GET /shop/media/originals/up-1',
    'PUT /shop/media/originals/up-1',
  ])
})

test('tries a write once, with its content length and a signature', async () => {
  answers = [refuse(503, 'SlowDown')]
  await expect(store().write('sizes/a/1.webp', Buffer.from('abc'), 'image/webp')).rejects.toMatchObject(
    unavailable,
  )
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    method: 'PUT',
    url: '/shop/media/sizes/a/1.webp',
    headers: { 'content-type': 'image/webp', 'content-length': '3' },
  })
  expect(asked[0]!.headers.authorization).toContain('AWS4-HMAC-SHA256 Credential=key/')
  expect(asked[0]!.headers.authorization).not.toContain('secret')
})

test('lists and removes many files page by page, and reports one that remains', async () => {
  const page = (keys: string[], next?: string) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }${keys.map(key => `<Contents><Key>media/sizes/${key}</Key><Size>3</Size></Contents>`).join('')}</ListBucketResult>`
  const bodies: string[] = []
  const removed =
    (answer: string): RequestListener =>
    async (request, response) => {
      bodies.push(await text(request))
      response.end(answer)
    }
  answers = [
    (_, response) => void response.end(page(['a/1', 'a/2'], 'two&amp;more')),
    removed('<DeleteResult/>'),
    (_, response) => void response.end(page(['a/3'])),
    removed(
      '<DeleteResult><Error><Key>media/sizes/a/3</Key><Code>AccessDenied</Code></Error></DeleteResult>',
    ),
  ]
  expect(await reasonOf(store().removeAll('sizes/a'))).toBe('not removed: media/sizes/a/3 (AccessDenied)')
  const paths = asked.map(({ url }) => new URL(url!, endpoint).searchParams)
  expect(paths[0]!.get('prefix')).toBe('media/sizes/a/')
  expect(paths[2]!.get('continuation-token')).toBe('two&more')
  expect(bodies[0]).toContain('<Key>media/sizes/a/1</Key></Object><Object><Key>media/sizes/a/2</Key>')
  expect(asked[1]!.headers['content-md5']).toMatch(/^[\w+/]{22}==$/)
})
