import { createHash } from 'node:crypto'

/** A page whose bytes are the same whenever its content is. */
export interface SealedPage {
  readonly html: string
  /** Names the content. It is also the nonce of style elements. */
  readonly digest: string
  /** Hashes of the inline scripts, as a content security policy has them. */
  readonly scripts: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Replaces the random nonce with which a page was rendered by one that follows from the page's content, and lists the
 * scripts that had it.
 *
 * Text from elsewhere that got into the page as a script has neither the random nonce nor the other: it would have to
 * contain a digest of itself. So only the renderer's own scripts are listed.
 */
export function sealPage(rendered: string, nonce: string): SealedPage {
  const digest = createHash('sha256').update(rendered.replaceAll(nonce, '')).digest('base64url').slice(0, 32)
  const html = rendered.replaceAll(nonce, digest)
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(`nonce="${digest}"`) && text
      ? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      : [],
  )
  return { html, digest, scripts: [...new Set(scripts)] }
}
