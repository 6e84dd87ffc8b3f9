import { useSearchParams } from 'react-router-dom'

/** State of a list, which is in the page's URL. */
export function useListState<Status extends string>(statuses: Readonly<Record<Status, string>>) {
  const [params] = useSearchParams()
  const given = params.get('status')
  const status = given !== null && given in statuses ? (given as Status) : undefined
  const q = params.get('q') ?? undefined
  const cursor = params.get('cursor') ?? undefined
  /** URL of the list with another part of its state, at its first page unless `cursor` is given. */
  const hrefOf = (change: { q?: string | undefined; cursor?: string | undefined }): string => {
    const next = { status, q, cursor: undefined, ...change }
    const entries = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `?${new URLSearchParams(entries)}`
  }
  const query = { ...(status && { status }), ...(q && { q }), ...(cursor && { cursor }) }
  return { status, q, cursor, query, hrefOf }
}
