/** Time that a slow machine may need to start the download, in milliseconds. */
const KEPT_IN_MS = 60_000

/** Saves a file through the browser's downloads. For responses that need a session and so have no URL to link to. */
export function saveBlob(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_IN_MS)
}
