/** Colors of a host's brand: their style sheet, and whether they can be read. For servers: it has no components. */
export {
  type Brand,
  type BrandColor,
  type BrandColors,
  type BrandFailure,
  brandColorIn,
  brandColors,
  brandFailures,
  brandSheet,
  brandVariables,
  wholeBrand,
} from './tokens/brand.ts'
export { type ContrastPair, contrast, contrastPairs } from './tokens/contrast.ts'
export type { NamedColors } from './tokens/derived-colors.ts'
