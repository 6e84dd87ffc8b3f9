const LINK = /^(?:https?:\/\/[^/]|tel:\+?\d|\/(?![/\\])|#)/i
const EMAIL = /^mailto:(?:\{\{contact\.email\}\}|[^{}]+@[^{}]+)$/i

/** Describes what is wrong with the target of a link. Null if nothing is. */
export function findLinkFault(href: string): string | null {
  if (EMAIL.test(href)) return null
  if (href.includes('{{')) return 'The only variable in a link is mailto:{{contact.email}}.'
  return LINK.test(href)
    ? null
    : `“${href.slice(0, 60)}” is no link. Begin it with /, #, https://, mailto: or tel:.`
}
