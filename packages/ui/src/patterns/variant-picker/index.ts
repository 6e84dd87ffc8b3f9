export {
  initialSelection,
  isValueAvailable,
  type VariantData,
  type VariantSelection,
  variantFor,
} from './availability.ts'
export { type VariantOptionData, VariantPicker, type VariantPickerProps } from './variant-picker.tsx'
