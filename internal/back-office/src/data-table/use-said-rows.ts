import { useEffect, useRef, useState } from 'react'

/**
 * Returns the text to announce after a list was searched, filtered or paged while the focus stayed in place. Empty
 * for the first page, which is read with the page.
 */
export function useSaidRows(words: string | undefined): string {
  const known = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === undefined || words === known.current) return
    if (known.current !== undefined) setSaid(words)
    known.current = words
  }, [words])
  return said
}
