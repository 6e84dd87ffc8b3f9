import pLimit from 'p-limit'
import { ServerFailed } from '../../media/index.ts'
import type { RowProblem } from './shopify-cells.ts'

export interface WantedPicture {
  /** Id of the picture. */
  id: string
  url: string
  /** Line of the file that names it. */
  line: number
}

/** Maximum number of pictures fetched at a time. The fetches mostly wait for external servers. */
const MAX_FETCHES = 8
/** A server that failed so often in a row is not asked for the rest. */
const MAX_FAILURES = 4

/** Fetches pictures in parallel. One that is unavailable is only listed in the report. */
export async function fetchPictures(
  wanted: readonly WantedPicture[],
  fetchPicture: (mediaId: string) => Promise<void>,
  progress: (line: string) => void,
): Promise<{ fetched: number; missing: RowProblem[] }> {
  if (wanted.length > 0) progress(`fetching ${wanted.length} pictures`)
  const limit = pLimit(MAX_FETCHES)
  /** Number of failures of each host since its last success. */
  const failures = new Map<string, number>()
  const missing: RowProblem[] = []
  let fetched = 0
  const miss = ({ url, line }: WantedPicture, reason: string) =>
    missing.push({ line, column: 'Image Src', reason: `${url.slice(0, 200)}: ${reason}` })
  await Promise.all(
    wanted.map(picture =>
      limit(async () => {
        const { host } = new URL(picture.url)
        if ((failures.get(host) ?? 0) >= MAX_FAILURES) {
          miss(picture, 'skipped: its server didn’t answer earlier requests')
          return
        }
        try {
          await fetchPicture(picture.id)
          failures.delete(host)
          fetched += 1
        } catch (error) {
          // A missing picture doesn't mean that the server is down.
          if (error instanceof ServerFailed) failures.set(host, (failures.get(host) ?? 0) + 1)
          else failures.delete(host)
          miss(picture, error instanceof Error ? error.message : String(error))
        }
      }),
    ),
  )
  missing.sort((a, b) => a.line - b.line)
  return { fetched, missing }
}
