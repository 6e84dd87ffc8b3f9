import { type ApiClient, multipart, unwrap } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { sellerClient } from '../api/shop-client.ts'

/** A large file on a slow line. */
const PATIENCE = 15 * 60_000

/** Calls that carry files may take longer than any other. */
const fileClient = (slug: string): ApiClient => sellerClient(slug, { timeoutMs: PATIENCE })

/** Sends a product file; its check begins with it. */
export const sendFile = (slug: string, file: File): Promise<Run> =>
  unwrap(
    fileClient(slug).POST('/api/seller/imports', {
      // The generated type knows a file as its text.
      body: { file: file as unknown as string },
      bodySerializer: multipart,
    }),
  )

export type WantedFile = { kind: 'template' } | { kind: 'products' } | { kind: 'refused'; runId: string }

/**
 * Fetches a file and hands it to the browser: its call needs the session, which no plain link carries.
 *
 * @returns what went wrong, in words; null when the file is on its way
 */
export async function saveFile(slug: string, wanted: WantedFile): Promise<string | null> {
  const answer = await ask(fileClient(slug), wanted).catch(() => null)
  const file: unknown = answer?.data
  if (!(file instanceof Blob) || file.size === 0) return 'The file could not be fetched. Please try again.'
  const names = {
    template: 'products-template.csv',
    products: `${slug}-products.csv`,
    refused: 'refused-rows.csv',
  }
  saveBlob(file, names[wanted.kind])
  return null
}

function ask(api: ApiClient, wanted: WantedFile) {
  if (wanted.kind === 'template') return api.GET('/api/seller/imports/template', { parseAs: 'blob' })
  if (wanted.kind === 'products') return api.GET('/api/seller/exports/products', { parseAs: 'blob' })
  return api.GET('/api/seller/runs/{id}/refused', {
    params: { path: { id: wanted.runId } },
    parseAs: 'blob',
  })
}
