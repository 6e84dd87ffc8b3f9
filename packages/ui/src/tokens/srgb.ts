/** A color as a screen shows it: red, green and blue from 0 to 1 in 256 steps, and how much of it covers. */
export interface ScreenColor {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** Reads `oklch(L C H)`, `oklch(L C H / A)` and `#rrggbb`; what lies outside of sRGB is clamped. Throws on others. */
export function toScreen(color: string): ScreenColor {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (hex) {
    const [red, green, blue] = hex.slice(1).map(part => Number.parseInt(part, 16) / 255) as [
      number,
      number,
      number,
    ]
    return { rgb: [red, green, blue], alpha: 1 }
  }
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(color)
  if (!match) throw new Error(`Neither an oklch color nor #rrggbb: ${color}`)
  const [lightness, chroma, hue] = match.slice(1, 4).map(Number) as [number, number, number]
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    rgb: [
      encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ],
    alpha: match[4] === undefined ? 1 : Number(match[4]),
  }
}

function encode(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255) / 255
}

const twoDigits = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb`, the form that every tool reads; what the color lets through is left out. */
export const toHex = (color: string): string => `#${toScreen(color).rgb.map(twoDigits).join('')}`

/** `#rrggbb`, or `#rrggbbaa` for a color that lets something through. */
export function toHexWithAlpha(color: string): string {
  const { alpha } = toScreen(color)
  return toHex(color) + (alpha < 1 ? twoDigits(alpha) : '')
}
