/** The value chosen for each option, by their ids. */
export type VariantSelection = Readonly<Record<string, string>>

export interface VariantData {
  /** Unique among the product's variants. */
  id: string
  /** The value of each option, by their ids. */
  values: VariantSelection
  /** Whether it can be bought now. */
  available: boolean
}

const matches = (variant: VariantData, selection: VariantSelection) =>
  Object.entries(selection).every(([option, value]) => variant.values[option] === value)

/** The variant that a whole selection names; undefined while it is incomplete or names none. */
export function variantFor<V extends VariantData>(
  variants: readonly V[],
  selection: VariantSelection,
): V | undefined {
  return variants.find(
    variant =>
      matches(variant, selection) &&
      Object.keys(variant.values).every(option => selection[option] !== undefined),
  )
}

/** Whether something can be bought with this value while the other choices stay as they are. */
export function isValueAvailable(
  variants: readonly VariantData[],
  selection: VariantSelection,
  option: string,
  value: string,
): boolean {
  const wanted = { ...selection, [option]: value }
  return variants.some(variant => variant.available && matches(variant, wanted))
}

/**
 * The selection a product page opens with: the first variant that can be bought, else the first. Without
 * variants there is nothing to choose.
 */
export function initialSelection(variants: readonly VariantData[]): VariantSelection {
  return (variants.find(variant => variant.available) ?? variants[0])?.values ?? {}
}
