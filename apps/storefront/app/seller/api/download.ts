import { type ApiClient, unwrap } from '@stoa/api-client'
import type { DownloadRequest } from '@stoa/api-client/schema'

/** Requests a ticket and lets the browser download the file. A ticket works once, because a link can’t carry the session. */
export async function download(api: ApiClient, body: DownloadRequest): Promise<true> {
  const { url } = await unwrap(api.POST('/api/seller/downloads', { body }))
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
  return true
}
