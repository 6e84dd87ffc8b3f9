import { fileURLToPath } from 'node:url'

/** Returns the file of an entry. Resolved here, because the design system doesn't depend on Preact. */
const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry))

/** Components are written for React. In the files of this package, Preact runs them. */
export const preactAlias = [
  { find: /^react(-dom)?$/, replacement: fileOf('preact/compat') },
  { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fileOf('preact/jsx-runtime') },
  // One copy, also of those that its own files name.
  { find: /^preact$/, replacement: fileOf('preact') },
  { find: /^preact\/hooks$/, replacement: fileOf('preact/hooks') },
]
