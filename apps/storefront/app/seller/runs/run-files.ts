import { type ApiClient, multipart, unwrap } from '@stoa/api-client'
import type { Run } from '@stoa/api-client/schema'
import { saveBlob } from '../../shared/files/save-blob.ts'
import { sellerClient } from '../api/shop-client.ts'
import { runFilesLabels } from './run-files.labels.ts'

/** Timeout of calls that carry a file, in milliseconds. Allows for a large file on a slow connection. */
const PATIENCE = 15 * 60_000

const fileClient = (slug: string): ApiClient => sellerClient(slug, { timeoutMs: PATIENCE })

/** Uploads a product file, which starts its check. */
export const sendFile = (slug: string, file: File): Promise<Run> =>
  unwrap(
    fileClient(slug).POST('/api/seller/imports', {
      // The generated type of a file is string.
      body: { file: file as unknown as string },
      bodySerializer: multipart,
    }),
  )

export type WantedFile = { kind: 'template' } | { kind: 'products' } | { kind: 'refused'; runId: string }

/**
 * Downloads a file and lets the browser save it. A plain link would not carry the session that the call needs.
 *
 * @returns message for the seller if the download failed, else null
 */
export async function saveFile(slug: string, wanted: WantedFile): Promise<string | null> {
  const answer = await ask(fileClient(slug), wanted).catch(() => null)
  const file: unknown = answer?.data
  if (!(file instanceof Blob) || file.size === 0) return runFilesLabels.failed
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
