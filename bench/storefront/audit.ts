import lighthouse from 'lighthouse'
import { forgetFiles } from './fill-cart.ts'

export interface Audit {
  /** Milliseconds under simulated slow 4G and a quarter of the processor's speed. */
  readonly lcp: number
  readonly fcp: number
  readonly blocking: number
  readonly shift: number
  /** Score of 100; null if it was not measured. */
  readonly performance: number | null
  readonly accessibility: number | null
  readonly bestPractices: number | null
  readonly seo: number | null
  /** Ids of the audits that cost something. */
  readonly failed: readonly string[]
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo']

const ATTEMPTS = 3

/** A trace now and then has no beginning on a busy machine; that run says nothing and is made again. */
async function auditOnce(
  url: string,
  port: number,
  categories: readonly string[],
  kept: boolean,
  nth = 1,
): Promise<Audit> {
  if (kept) await forgetFiles(port)
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    disableStorageReset: kept,
  })
  if (!result) throw new Error(`Lighthouse had no result for ${url}`)
  const { audits, categories: scores, runtimeError } = result.lhr
  if (runtimeError && nth < ATTEMPTS) return auditOnce(url, port, categories, kept, nth + 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`)
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => (scores[id]?.score == null ? null : Math.round(scores[id].score * 100))
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap(
    id =>
      scores[id]?.auditRefs
        .filter(ref => ref.weight > 0 && audits[ref.id]?.score != null && (audits[ref.id]?.score ?? 1) < 1)
        .map(ref => ref.id) ?? [],
  )
  return {
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed,
  }
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Lighthouse's mobile defaults, several times; each figure is a median, the layout shift the worst.
 *
 * @param kept keeps the site's storage in the browser; its files are still fetched again
 */
export async function audit(
  url: string,
  port: number,
  { runs, everything, kept = false }: { runs: number; everything: boolean; kept?: boolean },
): Promise<Audit> {
  const all: Audit[] = []
  for (let nth = 0; nth < runs; nth++) {
    all.push(await auditOnce(url, port, everything && nth === 0 ? ALL : ['performance'], kept))
  }
  const [first] = all
  if (!first) throw new Error('at least one run is needed')
  return {
    ...first,
    lcp: median(all.map(one => one.lcp)),
    fcp: median(all.map(one => one.fcp)),
    blocking: median(all.map(one => one.blocking)),
    shift: Math.max(...all.map(one => one.shift)),
    performance: median(all.map(one => one.performance ?? Number.NaN)),
  }
}
