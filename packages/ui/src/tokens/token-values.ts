import { displayTypes, font, type } from './scale.ts'
import { toHex } from './srgb.ts'

/** A token in the format of the Design Tokens Community Group, edition 2025.10. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'number' | 'shadow' | 'typography'
  readonly $value: unknown
  readonly $description?: string
}

/** End of a size that grows with the window. */
export type WindowEnd = 'phone' | 'desktop'

/** Returns the smallest or the largest value of `clamp()`; any other value unchanged. */
export function endOf(value: string, end: WindowEnd): string {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(value)
  return (ends?.[end === 'phone' ? 1 : 2] ?? value).trim()
}

const numbers = (text: string) =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number)

function colorValue(value: string) {
  const color = /^oklch\(([^/]+?)(?: \/ ([\d.]+))?\)$/.exec(value)
  if (!color) return undefined
  const alpha = color[2] === undefined ? 1 : Number(color[2])
  // `hex` is for tools that know no oklch.
  return { colorSpace: 'oklch', components: numbers(color[1] as string), alpha, hex: toHex(value) }
}

function lengthValue(value: string) {
  const length = /^(-?[\d.]+)(px|rem)$/.exec(value)
  return length ? { value: Number(length[1]), unit: length[2] as string } : undefined
}

/** Returns the token of one value; nothing for what the format cannot say, such as four different corners. */
export function token(value: string): DesignToken | undefined {
  const color = colorValue(value)
  if (color) return { $type: 'color', $value: color }
  const length = lengthValue(value)
  if (length) return { $type: 'dimension', $value: length }
  const time = /^([\d.]+)(ms|s)$/.exec(value)
  if (time) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } }
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value)
  if (curve) return { $type: 'cubicBezier', $value: numbers(curve[1] as string) }
  return /^-?[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : undefined
}

/** Returns the token of a `box-shadow`, with its layers in the order of CSS. */
export function shadowToken(value: string): DesignToken {
  const layers = value.split(/,\s*(?![^(]*\))/).map(layer => {
    const [, lengths = '', color = ''] = /^(.*?) (oklch\(.*\))$/.exec(layer) ?? []
    const [offsetX, offsetY, blur, spread] = lengths
      .split(' ')
      .map(length => ({ value: Number.parseFloat(length), unit: 'px' }))
    return { color: colorValue(color), offsetX, offsetY, blur, spread: spread ?? { value: 0, unit: 'px' } }
  })
  return { $type: 'shadow', $value: layers }
}

const families = (list: string) =>
  list
    .split(', ')
    .map(name => name.replaceAll('"', ''))
    // Copies of system fonts that keep lines in place until a font has loaded.
    .filter(name => !name.endsWith(' Fallback'))

/** Returns the token of a step of the type scale. */
export function typographyToken(step: keyof typeof type, end: WindowEnd): DesignToken {
  const { size, line, weight, tracking } = type[step]
  const fontSize = lengthValue(endOf(size, end)) ?? { value: 1, unit: 'rem' }
  // The format knows no em.
  const spacing = Math.round(Number.parseFloat(tracking) * fontSize.value * 10_000) / 10_000
  return {
    $type: 'typography',
    $value: {
      fontFamily: families(displayTypes.has(step) ? font.display : font.text),
      fontSize,
      fontWeight: Number(weight),
      letterSpacing: { value: spacing, unit: fontSize.unit },
      lineHeight: Number(line),
    },
  }
}
