import './styles/foundation.ts'

// Tokens and styles
export * from './styles/index.ts'
// System
export * from './system/index.ts'
export * from './tokens/index.ts'
// Primitives

// Patterns
