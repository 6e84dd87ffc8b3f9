/** Lazy file of `parts`: what opens in a header. All dynamic imports of `parts` lead here. */
export * from '@stoa/ui/internal/lazy-parts'
export { suggest } from './views/suggestions.ts'
