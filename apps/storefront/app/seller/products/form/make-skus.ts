import type { FormOption, FormVariant } from './product-form.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toUpperCase()

/** "COVE-{glaze}-{size}": the name's first word and every option. */
export const skuPattern = (name: string, options: readonly FormOption[]) =>
  [plain(name.trim().split(/\s+/)[0] ?? '') || 'SKU', ...options.map(option => `{${option.name}}`)].join('-')

/** A SKU for each variant by a pattern; a value stands where the name of its option is in braces. */
export function makeSkus(
  pattern: string,
  options: readonly FormOption[],
  variants: readonly FormVariant[],
): readonly FormVariant[] {
  return variants.map(variant => {
    const sku = options.reduce((text, { name, values }) => {
      const value = values.find(({ id }) => variant.valueIds.includes(id))
      return text.replaceAll(new RegExp(`\\{${literal(name)}\\}`, 'giu'), plain(value?.name ?? ''))
    }, pattern)
    return { ...variant, sku: sku.slice(0, 80) }
  })
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
