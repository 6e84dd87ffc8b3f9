import { Note } from '@stoa/ui'
import type { SubmissionProblem } from './problem.ts'

/** Shows a problem that belongs to no field. */
export function ProblemNote({ problem }: { problem: SubmissionProblem | null }) {
  const notice = problem?.notice
  if (!notice) return null
  return (
    <Note tone={notice.tone} role="alert" title={notice.title}>
      {notice.text}
    </Note>
  )
}
