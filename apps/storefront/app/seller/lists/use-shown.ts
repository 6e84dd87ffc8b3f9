import { useState } from 'react'

/**
 * Returns the parameters or the view for which the rows on screen were read. While other rows load, it returns the
 * previous ones, because a link to the next page belongs to the filter and order of the visible rows.
 */
export function useShown<Asked>(asked: Asked, isLoading: boolean): Asked {
  const [shown, setShown] = useState(asked)
  if (isLoading || shown === asked) return shown
  setShown(asked)
  return asked
}
