import { saveBlob } from '../files/save-blob.ts'
import { saveDocumentLabels } from './save-document.labels.ts'

/**
 * Downloads an invoice or a credit note under the name that the API gives it. A plain link would not do, since the call
 * needs the session.
 *
 * @param call request for the file as a blob
 * @returns text of the problem; null once the download has started
 */
export async function saveDocument(
  call: Promise<{ data?: unknown; response: Response }>,
): Promise<string | null> {
  const answer = await call.catch(() => null)
  const file = answer?.data
  if (!answer || !(file instanceof Blob) || file.size === 0)
    return answer?.response.status === 404 ? saveDocumentLabels.none : saveDocumentLabels.noAnswer
  saveBlob(file, nameOf(answer.response))
  return null
}

const nameOf = ({ headers }: Response): string =>
  headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'document.pdf'
