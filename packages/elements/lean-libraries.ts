import { join } from 'node:path'

/**
 * Replacements of two functions: the one that makes the drawings of `lucide-react`, and the one that makes the variants of
 * `@vanilla-extract/recipes`. Elements use a small part of what these can do.
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
