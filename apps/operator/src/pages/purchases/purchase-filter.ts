import { useSearchParams } from 'react-router-dom'
import { purchasesLabels as t } from './purchases-page.labels.ts'

const NAMES = ['view', 'q', 'status', 'shop', 'from', 'to', 'cursor'] as const
type Filter = Partial<Record<(typeof NAMES)[number], string | undefined>>

const isIn = <Name extends string>(names: Readonly<Record<Name, string>>, text?: string): text is Name =>
  text !== undefined && text in names

/** Filter of the list, which is in the page's URL. */
export function usePurchaseFilter() {
  const [params, setParams] = useSearchParams()
  const given: Filter = Object.fromEntries(NAMES.map(name => [name, params.get(name) ?? undefined]))
  const { q, shop, from, to, cursor } = given
  const view = isIn(t.views, given.view) ? given.view : 'all'
  const status = isIn(t.stages, given.status) ? given.status : undefined
  const query = {
    view,
    ...(q && { q }),
    ...(status && { status }),
    ...(shop && { shop }),
    ...(from && { from }),
    ...(to && { to }),
    ...(cursor && { cursor }),
  }
  /** URL of the list with another part of its filter, at its first page unless `cursor` is given. */
  const hrefOf = (change: Filter): string => `?${paramsOf({ ...given, cursor: undefined, ...change })}`
  return {
    query,
    hrefOf,
    change: (to: Filter) => setParams(paramsOf({ ...given, cursor: undefined, ...to })),
  }
}

const paramsOf = (filter: Filter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])))
