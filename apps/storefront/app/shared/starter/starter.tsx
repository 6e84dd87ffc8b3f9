import { useNonce } from './nonce.ts'
// biome-ignore lint/correctness/useImportExtensions: the extension stands before the query
import source from './starter.js?raw'

/** Without its comments and indents. */
export const starterText = () => source.replaceAll(/^ *\/[/*].*\n/gm, '').replaceAll(/^ +/gm, '')

/**
 * The one script that runs before the first picture. It starts the page's scripts once the page is loaded and
 * painted, or at the first pointer, touch, key or focus, and sees to it that nothing is lost which a visitor does
 * before they run.
 *
 * What the page tells it:
 *
 * - `link[rel="later"]`: a file that the scripts are made of; fetched when they start.
 * - `script[type="text/later"]`: the module that is run then.
 * - `html[data-hydrated]`: the page's own handlers listen from now on.
 * - `[data-replay]`: a link whose press is for the scripts as well. Buttons (`type="button"`) are so by themselves,
 *   and so are forms without an `action`. All other links and forms work without scripts, and go their way.
 *
 * What it tells the page: `data-pending` stands on what was pressed until the press is made again.
 *
 * All is done again in its order. A press on an element that has been replaced meanwhile is made on the one that has
 * its id; a field that was changed is changed again, so that handlers hear of it.
 */
export function Starter() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starterText() : '' }}
    />
  )
}
