import { saveBlob } from '../files/save-blob.ts'
import { saveDocumentLabels } from './save-document.labels.ts'

/**
 * Downloads an invoice or a credit note. A plain link would not do, since the call needs the session.
 *
 * @param call request for the file as a blob
 * @param name name of the saved file
 * @returns text of the problem; null once the download has started
 */
export async function saveDocument(
  call: Promise<{ data?: unknown; response: Response }>,
  name: string,
): Promise<string | null> {
  const answer = await call.catch(() => null)
  const file = answer?.data
  if (!(file instanceof Blob) || file.size === 0)
    return answer?.response.status === 404 ? saveDocumentLabels.none : saveDocumentLabels.noAnswer
  saveBlob(file, name)
  return null
}
