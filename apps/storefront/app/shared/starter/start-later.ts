const PRELOAD = '<link rel="modulepreload"'
const MODULE = ' type="module" async="">'

/**
 * Keeps the scripts of a rendered page from delaying its first paint. React Router has no setting for when they start, so
 * that their tags are renamed here. The starter restores them.
 *
 * @throws if React Router writes its module in another form, with which the page would never be hydrated
 */
export function startLater(html: string): string {
  const parts = html.split(MODULE)
  if (parts.length !== 2) throw new Error(`React Router wrote ${parts.length - 1} module scripts, not one`)
  return parts.join(' type="text/later">').replaceAll(PRELOAD, '<link rel="later"')
}
