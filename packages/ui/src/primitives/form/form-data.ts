/** A form's fields as plain data. Files are left out, and of several fields of one name the last counts. */
export function plainFormData(form: FormData): Record<string, string> {
  const data: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') data[name] = value
  return data
}
