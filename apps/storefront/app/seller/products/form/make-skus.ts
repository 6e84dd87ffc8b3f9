import type { FormOption, FormVariant } from './product-form.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toUpperCase()

/** Suggests a pattern of the name's first word and all options, such as `COVE-{glaze}-{size}`. */
export const skuPattern = (name: string, options: readonly FormOption[]) =>
  [plain(name.trim().split(/\s+/)[0] ?? '') || 'SKU', ...options.map(option => `{${option.name}}`)].join('-')

/** Gives each variant a SKU made from a pattern, in which the name of an option in braces becomes its value. */
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
