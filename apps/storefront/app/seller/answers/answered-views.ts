import { useSearchParams } from 'react-router-dom'

export interface AnsweredView<View extends string> {
  readonly id: View
  readonly label: string
  /** Texts of the view while it is empty. */
  readonly empty: { readonly title: string; readonly description: string }
}

/** Returns the URL of a view and page. The view `all` is the plain path. */
export function hrefOfView(path: string, view: string, cursor?: string): string {
  const search = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(cursor && { cursor }),
  }).toString()
  return path + (search && `?${search}`)
}

/** Reads the view and page of the URL as the query of a call. An unknown view counts as `all`. */
export function useAnsweredQuery<View extends string>(
  views: readonly AnsweredView<View>[],
): { view: View | 'all'; cursor?: string } {
  const [search] = useSearchParams()
  const view = views.find(({ id }) => id === search.get('view'))?.id ?? 'all'
  const cursor = search.get('cursor')
  return { view, ...(cursor && { cursor }) }
}
