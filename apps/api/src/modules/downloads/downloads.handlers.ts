import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createDownloads, type DownloadKinds } from './downloads.service.ts'

export function createDownloadHandlers(
  deps: Pick<Deps, 'db' | 'clock'>,
  kinds: DownloadKinds,
): Pick<Handlers, 'createDownload' | 'takeDownload'> {
  const downloads = createDownloads(deps, kinds)
  return {
    createDownload: ({ shop, body }) => downloads.create(shop, body),
    takeDownload: ({ params }) => downloads.take(params.ticket),
  }
}
