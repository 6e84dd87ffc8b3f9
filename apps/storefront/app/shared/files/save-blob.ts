/** As long as a slow machine may take to begin the download. */
const KEPT_IN_MS = 60_000

/** Hands a file to the browser to keep: what a call with a session answered has no address of its own. */
export function saveBlob(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_IN_MS)
}
