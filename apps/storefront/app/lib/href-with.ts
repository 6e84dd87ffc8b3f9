/** Builds the URL with some parameters changed. Always drops `cursor` and `page`. */
export function hrefWith(
  path: string,
  params: URLSearchParams,
  change: Record<string, string | null>,
): string {
  const next = new URLSearchParams(params)
  for (const name of ['cursor', 'page']) next.delete(name)
  for (const [name, value] of [...next]) if (!value) next.delete(name, value)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  const search = next.toString()
  return search ? `${path}?${search}` : path
}
