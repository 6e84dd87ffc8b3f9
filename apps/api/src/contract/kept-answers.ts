import { createHash } from 'node:crypto'
import { shareRuns } from './share-runs.ts'

export interface Answer {
  /** UTF-8. */
  body: Buffer
  etag: string
}

export interface KeptAnswers {
  /**
   * The answer that is kept under a key, or a new one. Identical calls under way share one. Nobody is given what was
   * read before a change that was committed before he asked.
   *
   * @param make is told the edition that it reads in; null when what it reads may not be kept
   */
  answer(key: string, make: (edition: string | null) => Promise<string>): Promise<Answer>
}

export interface KeptAnswersOptions {
  /** What everything that is kept depends on; null while that changes. */
  readEdition(): Promise<string | null>
  now(): Date
  /** All answers together; 0 keeps none. */
  maxBytes: number
}

interface Kept {
  edition: string
  until: number
  bytes: number
  answer: Promise<Answer>
}

/** Milliseconds: what depends on the time of day is no older than this. */
const LIFETIME = 60_000

/**
 * Answers by key, in memory, for as long as the edition in which they were read stands. The edition is asked for at
 * every call, once for all calls that wait for it together.
 */
export function createKeptAnswers({ readEdition, now, maxBytes }: KeptAnswersOptions): KeptAnswers {
  const kept = new Map<string, Kept>()
  const edition = shareRuns(readEdition)
  let bytes = 0
  const drop = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }
  const weigh = (key: string, entry: Kept, body: Buffer) => {
    if (kept.get(key) !== entry) return
    entry.bytes = key.length + body.length
    bytes += entry.bytes
    for (const [oldest, other] of kept) {
      if (bytes <= maxBytes) return
      drop(oldest, other)
    }
  }
  return {
    async answer(key, make) {
      const current = await edition()
      if (current === null || maxBytes === 0) return read(make, current)
      const time = now().getTime()
      const found = kept.get(key)
      if (found && found.edition === current && found.until > time) return found.answer
      if (found) drop(key, found)
      const answer = read(make, current)
      const entry: Kept = { edition: current, until: time + LIFETIME, bytes: 0, answer }
      kept.set(key, entry)
      answer.then(
        ({ body }) => weigh(key, entry, body),
        () => drop(key, entry),
      )
      return answer
    },
  }
}

async function read(
  make: (edition: string | null) => Promise<string>,
  edition: string | null,
): Promise<Answer> {
  const body = Buffer.from(await make(edition))
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
}
