import {
  type ComplexStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layers } from '../tokens/layers.css.ts'
import { inStoaRem } from '../tokens/rem.ts'

type Variants = Record<string, Record<string, ComplexStyleRule>>
type Recipe = typeof recipe

function rehome(layer: string, rule: ComplexStyleRule): ComplexStyleRule {
  if (typeof rule === 'string') return rule
  if (!Array.isArray(rule)) return { '@layer': { [layer]: inStoaRem(rule as StyleRule) } } as StyleRule
  return rule.map(part =>
    typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [layer]: inStoaRem(part) } },
  ) as ComplexStyleRule
}

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/**
 * Vanilla-extract's functions, bound to one cascade layer, with `--stoa-rem` in place of `rem`. A component's stylesheet
 * takes its tools from `primitive` or `pattern` below, so no rule can land outside its layer by forgetfulness.
 */
function layered(layer: string) {
  return {
    style: (rule: ComplexStyleRule, debugId?: string) => style(rehome(layer, rule), debugId),

    styleVariants: <K extends string>(variants: Record<K, ComplexStyleRule>, debugId?: string) =>
      styleVariants(
        mapValues(variants, rule => rehome(layer, rule)),
        debugId,
      ) as Record<K, string>,

    globalStyle: (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
      globalStyle(selector, { '@layer': { [layer]: inStoaRem(rule) } }),

    recipe: ((options, debugId) => {
      const { base, variants, compoundVariants } = options
      return recipe(
        {
          ...options,
          ...(base && { base: rehome(layer, base as ComplexStyleRule) }),
          ...(variants && {
            variants: mapValues(variants as Variants, group => mapValues(group, rule => rehome(layer, rule))),
          }),
          ...(compoundVariants && {
            compoundVariants: compoundVariants.map(compound => ({
              ...compound,
              style: rehome(layer, compound.style as ComplexStyleRule),
            })),
          }),
        } as typeof options,
        debugId,
      )
    }) as Recipe,
  }
}

/** Layer of `primitives/*`. */
export const primitive = layered(layers.primitives)
/** Layer of `patterns/*`. */
export const pattern = layered(layers.patterns)
/** Layer of what components share: text, containers, focus. */
export const base = layered(layers.base)
/** Layer of the reset. */
export const reset = layered(layers.reset)
