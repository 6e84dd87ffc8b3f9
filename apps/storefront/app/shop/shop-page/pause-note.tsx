import type { Shop } from '@stoa/api-client/schema'
import { Note } from '@stoa/ui'
import { backOnWords } from '../../lib/days.ts'

/** On the pages of a shop that is closed for some days: nothing of it can be bought until then. */
export function PauseNote({ pause }: { pause: NonNullable<Shop['pause']> }) {
  return (
    <Note tone="caution" title={`${backOnWords(pause.backOn)}.`}>
      {pause.note || 'The shop is on a break and takes no orders until then.'}
    </Note>
  )
}
