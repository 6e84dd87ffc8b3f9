import { useEffect, useState } from 'react'
import type { Judgement } from './judge.ts'

let judging: Promise<typeof import('./judge.ts')> | undefined

/** The lists of known passwords weigh more than a page, so they are fetched with the first letter. */
function fetchJudge() {
  judging ??= import('./judge.ts').catch(error => {
    judging = undefined
    throw error
  })
  return judging
}

/** The judgement of a password as it is typed; null while there is nothing to judge, or nothing to judge by. */
export function useStrength(password: string, own: readonly string[] = []): Judgement | null {
  const [judged, setJudged] = useState<{ password: string; judgement: Judgement } | null>(null)
  const words = own.join('\n')
  useEffect(() => {
    if (!password) return
    let isCurrent = true
    fetchJudge().then(
      ({ judge }) => {
        const judgement = judge(password, [location.hostname, ...(words ? words.split('\n') : [])])
        if (isCurrent) setJudged({ password, judgement })
      },
      // Without the lists the server still judges; the line stays empty.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [password, words])
  return password && judged ? judged.judgement : null
}
