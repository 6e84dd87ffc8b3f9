import pLimit from 'p-limit'
import type { RowProblem } from './shopify-cells.ts'

export interface WantedPicture {
  /** Its media id. */
  id: string
  url: string
  /** Line of the file that names it. */
  line: number
}

/** At a time: they wait for other people's servers. */
const MAX_FETCHES = 8
/** A server that failed so often and never answered is not asked for the rest. */
const MAX_FAILURES = 4

/** Fetches pictures side by side. One that cannot be had is a line of the report and nothing worse. */
export async function fetchPictures(
  wanted: readonly WantedPicture[],
  fetchPicture: (mediaId: string) => Promise<void>,
  progress: (line: string) => void,
): Promise<{ fetched: number; missing: RowProblem[] }> {
  if (wanted.length > 0) progress(`fetching ${wanted.length} pictures`)
  const limit = pLimit(MAX_FETCHES)
  const hosts = new Map<string, { had: number; failed: number }>()
  const missing: RowProblem[] = []
  let fetched = 0
  const miss = ({ url, line }: WantedPicture, reason: string) =>
    missing.push({ line, column: 'Image Src', reason: `${url.slice(0, 200)}: ${reason}` })
  await Promise.all(
    wanted.map(picture =>
      limit(async () => {
        const name = new URL(picture.url).host
        const host = hosts.get(name) ?? { had: 0, failed: 0 }
        hosts.set(name, host)
        if (host.had === 0 && host.failed >= MAX_FAILURES) {
          miss(picture, 'not asked for, its server did not answer before')
          return
        }
        try {
          await fetchPicture(picture.id)
          host.had += 1
          fetched += 1
        } catch (error) {
          host.failed += 1
          miss(picture, error instanceof Error ? error.message : String(error))
        }
      }),
    ),
  )
  missing.sort((a, b) => a.line - b.line)
  return { fetched, missing }
}
