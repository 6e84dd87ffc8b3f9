import { useState } from 'react'

/**
 * What the rows on the screen were read with: the address's parameters, or the view. While the rows of another are
 * loading, those of the former stay: a link to their next page belongs to their own filter and order.
 */
export function useShown<Asked>(asked: Asked, isLoading: boolean): Asked {
  const [shown, setShown] = useState(asked)
  if (isLoading || shown === asked) return shown
  setShown(asked)
  return asked
}
