/** Hands the visitor a file that was written here. */
export function download(name: string, content: string, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
