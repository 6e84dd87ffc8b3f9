/** WCAG 2.2 contrast of two oklch colours, as the browser shows them: clamped to sRGB. No dependency, no DOM. */

type Rgb = readonly [number, number, number]

function parseOklch(color: string): { rgb: Rgb; alpha: number } {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(color)
  if (!match) throw new Error(`Not an oklch colour: ${color}`)
  const [lightness, chroma, hue, alpha] = match.slice(1).map(Number) as [number, number, number, number]
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return { rgb: linear.map(quantise) as unknown as Rgb, alpha: Number.isNaN(alpha) ? 1 : alpha }
}

/** To one of 256 steps and back, as a screen has them. */
function quantise(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  const step = Math.round(encoded * 255) / 255
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

export function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(color => luminance(parseOklch(color).rgb)).sort((x, y) => y - x) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}
