/** Style sheet of all shadow roots, once it has loaded. */
let shared: CSSStyleSheet | undefined

/** Hashes of the sheets, written by the build: a changed sheet isn't used. */
declare const SHEET_INTEGRITY: Readonly<Record<'parts' | 'tokens', string>>

/** The build writes both next to this code, with the same hash in their names. */
const fileOf = (name: keyof typeof SHEET_INTEGRITY) =>
  import.meta.url.replace(/parts([^/]*)\.js$/, `${name}$1.css`)

async function readSheet(name: keyof typeof SHEET_INTEGRITY): Promise<CSSStyleSheet> {
  const answer = await fetch(fileOf(name), { credentials: 'omit', integrity: SHEET_INTEGRITY[name] })
  if (!answer.ok) throw new Error(`${name} could not be loaded: ${answer.status}`)
  return new CSSStyleSheet().replace(await answer.text())
}

/** Loads the sheet of the shadow roots, and puts the variables into the document. Rejects if one can't be loaded. */
export async function loadSheets(): Promise<void> {
  const [parts, tokens] = await Promise.all([readSheet('parts'), readSheet('tokens')])
  shared = parts
  // First, so that a brand in the sheets of the host comes later.
  document.adoptedStyleSheets.unshift(tokens)
}

/** Gives a shadow root its styles. */
export function addSheet(root: ShadowRoot): void {
  if (shared) root.adoptedStyleSheets = [shared]
}
