import { useEffect, useState } from 'react'
import type { Judgement } from './judge.ts'

let judging: Promise<typeof import('./judge.ts')> | undefined

/** Loads the lists of known passwords on the first keystroke, because they weigh more than a page. */
function fetchJudge() {
  judging ??= import('./judge.ts').catch(error => {
    judging = undefined
    throw error
  })
  return judging
}

/** Returns the strength of a password while it is typed. Null if it is empty or the lists are not loaded. */
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
      // Without the lists only the server checks the password.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [password, words])
  return password && judged ? judged.judgement : null
}
