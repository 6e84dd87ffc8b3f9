import { useSearchParams } from 'react-router-dom'

export interface AnsweredView<View extends string> {
  readonly id: View
  readonly label: string
  /** What stands there while it has nothing. */
  readonly empty: { readonly title: string; readonly text: string }
}

/** `all` is what a plain address means. */
export function hrefOfView(path: string, view: string, cursor?: string): string {
  const search = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(cursor && { cursor }),
  }).toString()
  return path + (search && `?${search}`)
}

/** Which view and page the address asks for, as the query of a call. A view that is none is all. */
export function useAnsweredQuery<View extends string>(
  views: readonly AnsweredView<View>[],
): { view: View | 'all'; cursor?: string } {
  const [search] = useSearchParams()
  const view = views.find(({ id }) => id === search.get('view'))?.id ?? 'all'
  const cursor = search.get('cursor')
  return { view, ...(cursor && { cursor }) }
}
