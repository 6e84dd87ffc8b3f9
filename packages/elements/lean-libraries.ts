import { join } from 'node:path'

/**
 * Makers of two libraries that the build replaces, because elements use a small part of what theirs can do: drawings of
 * `lucide-react` and variants of `@vanilla-extract/recipes`.
 */
export const leanLibraries = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: join(import.meta.dirname, 'src/lean/create-glyph.tsx'),
  },
  {
    find: '@vanilla-extract/recipes/createRuntimeFn',
    replacement: join(import.meta.dirname, 'src/lean/create-runtime-fn.ts'),
  },
]
