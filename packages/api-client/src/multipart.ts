/** The body serializer of the multipart calls: `client.POST(path, { body, bodySerializer: multipart })`. */
export function multipart(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, value)
  }
  return form
}
