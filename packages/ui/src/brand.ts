/** Colors of a host's brand: their style sheet, and whether they can be read. For servers: it has no components. */
export {
  type Brand,
  type BrandColor,
  type BrandColors,
  type BrandFailure,
  brandColors,
  brandFailures,
  brandSheet,
  brandVariables,
} from './tokens/brand.ts'
export { type ContrastPair, contrast, contrastPairs } from './tokens/contrast.ts'
