import { globalFontFace } from '@vanilla-extract/css'

/**
 * System fonts adjusted to the metrics of the web fonts, so that nothing moves when these load. They are Arial and
 * its equivalents on Windows, Apple's systems and most Linux systems, Roboto on Android, and Noto Sans and DejaVu
 * Sans elsewhere. The last one that a system has is used.
 */
interface Local {
  /**
   * Full and PostScript names of the font, and its average letter width in em. Measured in Chromium over the text of
   * this shop's pages; for Helvetica Neue from its published metrics.
   */
  readonly regular: readonly [names: readonly string[], width: number]
  readonly bold: readonly [names: readonly string[], width: number]
}
const LOCALS: readonly Local[] = [
  {
    regular: [['DejaVu Sans', 'DejaVuSans'], 0.5082],
    bold: [['DejaVu Sans Bold', 'DejaVuSans-Bold'], 0.5756],
  },
  {
    regular: [['Noto Sans', 'NotoSans-Regular'], 0.4678],
    bold: [['Noto Sans Bold', 'NotoSans-Bold'], 0.497],
  },
  { regular: [['Roboto', 'Roboto-Regular'], 0.4427], bold: [['Roboto Bold', 'Roboto-Bold'], 0.4508] },
  {
    regular: [['Helvetica Neue', 'HelveticaNeue'], 0.45],
    bold: [['Helvetica Neue Bold', 'HelveticaNeue-Bold'], 0.48],
  },
  {
    regular: [['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], 0.4458],
    bold: [['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], 0.48],
  },
]

interface Web {
  readonly ascent: number
  readonly descent: number
  /** Average letter width at the weights of text and of headings (400 and 650). */
  readonly regular: number
  readonly bold: number
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function fallback(family: string, web: Web): void {
  const faces = LOCALS.flatMap(local =>
    (['regular', 'bold'] as const).map(weight => {
      const [names, width] = local[weight]
      const size = web[weight] / width
      return {
        src: names.map(name => `local("${name}")`).join(', '),
        fontWeight: weight === 'bold' ? '501 900' : '100 500',
        sizeAdjust: percent(size),
        ascentOverride: percent(web.ascent / size),
        descentOverride: percent(web.descent / size),
        lineGapOverride: '0%',
      }
    }),
  )
  globalFontFace(family, faces)
}

fallback('Hanken Fallback', { ascent: 1, descent: 0.303, regular: 0.4443, bold: 0.4513 })
fallback('Bricolage Fallback', { ascent: 0.93, descent: 0.27, regular: 0.4622, bold: 0.48 })
