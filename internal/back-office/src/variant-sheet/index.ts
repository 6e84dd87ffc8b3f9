export type { SheetColumn, SheetGroup, SheetPatch, SheetRow } from './sheet-model.ts'
export { VariantSheet, type VariantSheetProps } from './variant-sheet.tsx'
