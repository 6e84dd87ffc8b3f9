/** Name of a state, kind or event of the API, as text: `partly_shipped` becomes "Partly shipped". */
export function inWords(name: string): string {
  const text = name.replaceAll(/[_-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
