import { type ApiClient, multipart, unwrap } from '@stoa/api-client'
import { MAX_PICTURE_MEGABYTES } from '@stoa/api-client/limits'
import type { SellerOrder } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { labelFileLabels } from './label-file.labels.ts'

const MAX_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024

/** Kinds of files that a label can be, for file dialogs. */
export const LABEL_FILES = '.pdf,.png,application/pdf,image/png'

export const labelHint = formatMessage(labelFileLabels.hint, { max: MAX_PICTURE_MEGABYTES })

/** Reason why a file is too large for a label. Undefined if it isn't. */
export const labelTooLarge = (file: File | null): string | undefined =>
  file && file.size > MAX_BYTES
    ? formatMessage(labelFileLabels.tooLarge, { max: MAX_PICTURE_MEGABYTES })
    : undefined

/** Uploads the paid label of a return. */
export const uploadLabel = (api: ApiClient, id: string, file: File): Promise<SellerOrder> =>
  unwrap(
    api.PUT('/api/seller/returns/{id}/label', {
      params: { path: { id } },
      // The generated type of a file is string.
      body: { label: file as unknown as string },
      bodySerializer: multipart,
    }),
  )
