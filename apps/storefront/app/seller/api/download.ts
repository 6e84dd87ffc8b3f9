import { type ApiClient, unwrap } from '@stoa/api-client'
import type { DownloadRequest } from '@stoa/api-client/schema'

/** Asks for a ticket and lets the browser fetch the file: a link can carry no session, a ticket is good once. */
export async function download(api: ApiClient, body: DownloadRequest): Promise<true> {
  const { url } = await unwrap(api.POST('/api/seller/downloads', { body }))
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
  return true
}
