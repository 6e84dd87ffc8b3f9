const PRELOAD = '<link rel="modulepreload"'
const MODULE = ' type="module" async="">'

/**
 * Takes the scripts of a rendered page out of the first picture's way. React Router decides which tags they are and
 * has no setting for when they start, so that their tags are renamed here, for the starter to find.
 *
 * @throws where React Router writes its module in another way: the page would never be hydrated
 */
export function startLater(html: string): string {
  const parts = html.split(MODULE)
  if (parts.length !== 2) throw new Error(`React Router wrote ${parts.length - 1} module scripts, not one`)
  return parts.join(' type="text/later">').replaceAll(PRELOAD, '<link rel="later"')
}
