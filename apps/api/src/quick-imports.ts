/**
 * Loaded before a process of the API. Of drizzle-orm's package.json, 180 kB, Node reads the whole list of entries for
 * each import of it and each within it, which is half of what such a process needs to begin.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module'

const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      const key = `${specifier} ${context.conditions.join()}`
      const known = found.get(key) ?? { ...next(specifier, context), shortCircuit: true }
      found.set(key, known)
      return known
    }
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})
