export * from './categories.schema.ts'
export * from './products.schema.ts'
export * from './variants.schema.ts'
