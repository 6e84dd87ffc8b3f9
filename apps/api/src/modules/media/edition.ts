import written from '../../seed/editions.json' with { type: 'json' }

const editions: Readonly<Record<string, string>> = written

/**
 * Which drawing of a picture of the project's own is at hand; undefined for all others, whose id is never given to
 * another content.
 */
export const editionOf = (path: string): string | undefined => editions[path]

/** What an address names: the picture, and the edition that it was written for. */
export function readAddress(name: string): { id: string; edition: string | undefined } {
  const [id = '', edition] = name.split('.')
  return { id, edition }
}
