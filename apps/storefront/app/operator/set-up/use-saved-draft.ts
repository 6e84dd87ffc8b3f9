import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change after which it is saved. */
const PAUSE = 800

export type SaveState = 'saved' | 'saving' | 'failed'

/** Saves what is typed, once typing pauses. What a failed save lost goes with the next change. */
export function useSavedDraft<Fields>(fields: Fields, save: (fields: Fields) => Promise<unknown>): SaveState {
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef({ fields, save })
  const isFirst = latest.current.fields === fields
  latest.current = { fields, save }
  useEffect(() => {
    if (isFirst) return
    setState('saving')
    const timer = setTimeout(() => {
      latest.current.save(fields).then(
        () => latest.current.fields === fields && setState('saved'),
        () => setState('failed'),
      )
    }, PAUSE)
    return () => clearTimeout(timer)
    // Runs once for each change of a field.
  }, [fields])
  return state
}
