import { multipart, unwrap } from '@stoa/api-client'
import type { Picture } from '@stoa/api-client/schema'
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts'
import { sellerClient } from '../../api/shop-client.ts'

const TWO_MINUTES = 120_000

/** Sends a request with `XMLHttpRequest`, because `fetch` does not report upload progress. */
const sendWithProgress =
  (onProgress: (part: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'blob'
      call.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total)
      }
      call.onload = () => {
        const headers = new Headers()
        for (const name of ['content-type', 'retry-after']) {
          const value = call.getResponseHeader(name)
          if (value !== null) headers.set(name, value)
        }
        resolve(new Response(call.response as Blob, { status: call.status, headers }))
      }
      call.onerror = () => reject(new TypeError('Couldn’t reach the server'))
      request.signal.addEventListener('abort', () => {
        call.abort()
        reject(request.signal.reason as Error)
      })
      call.send(body)
    })
  }

/** Shrinks and uploads a picture of a shop. A repeat with the same key returns the same picture. */
export async function sendPicture(
  shop: string,
  file: File,
  key: string,
  onProgress: (part: number) => void,
): Promise<Picture> {
  const client = sellerClient(shop, { timeoutMs: TWO_MINUTES, fetch: sendWithProgress(onProgress) })
  const picture = await shrinkPicture(file)
  return unwrap(
    client.POST('/api/seller/pictures', {
      params: { header: { 'Idempotency-Key': key } },
      // The generated type of a file is string.
      body: { picture: picture as unknown as string },
      bodySerializer: multipart,
    }),
  )
}
