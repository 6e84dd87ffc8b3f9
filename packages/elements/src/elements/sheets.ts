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

let loading: Promise<void> | undefined

/**
 * Loads the sheet of the shadow roots, and puts the variables into the document, once per page. Rejects if one can't be
 * loaded; the next call tries again.
 */
export function loadSheets(): Promise<void> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<void> {
  const [parts, tokens] = await Promise.all([readSheet('parts'), readSheet('tokens')])
  shared = parts
  // First, so that a brand in the sheets of the host comes later.
  document.adoptedStyleSheets.unshift(tokens)
}

/** Gives a shadow root its styles. */
export function addSheet(root: ShadowRoot): void {
  if (shared) root.adoptedStyleSheets = [shared]
}

/** Whether HTML that a server sent with this sheet was made by the version of this code. */
export const isOwnSheet = (url: string): boolean => fileOf('parts').endsWith(url.replace(/^.*\//, ''))
