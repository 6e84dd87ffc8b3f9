import { useNonce } from './nonce.ts'
// biome-ignore lint/correctness/useImportExtensions: the extension comes before the query
import source from './starter.js?raw'

/** Source of the starter without comments and indents. */
export const starterText = () => source.replaceAll(/^ *\/[/*].*\n/gm, '').replaceAll(/^ +/gm, '')

/**
 * Renders the only script that runs before the first paint. It starts the page's scripts once the page is loaded and
 * painted, or at the first pointer, touch, key or focus. It keeps a visitor's actions until then.
 *
 * It reads from the page:
 *
 * - `link[rel="later"]`: a file of the scripts, fetched when they start.
 * - `script[type="text/later"]`: the module to run then.
 * - `html[data-hydrated]`: the page's own handlers listen from now on.
 * - `[data-replay]`: a link whose press the scripts handle. Buttons (`type="button"`) and forms without an `action`
 *   don't need it. All other links and forms work without scripts.
 *
 * It sets `data-pending` on a pressed element until the press is repeated.
 *
 * Actions are repeated in their order. If an element was replaced since, the press goes to the one with its id. A changed
 * field is changed again, so that handlers run.
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
