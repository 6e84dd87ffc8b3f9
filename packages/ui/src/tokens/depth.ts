/** Shadows and the treatment of pictures, for each theme. `border` is the hairline that header shadows sit on. */
export const lightDepth = (border: string) => {
  const ink = 'oklch(0.3 0.02 70'
  return {
    1: `0 1px 2px ${ink} / 0.06)`,
    2: `0 1px 2px ${ink} / 0.06), 0 6px 16px -6px ${ink} / 0.14)`,
    3: `0 2px 4px ${ink} / 0.06), 0 18px 44px -12px ${ink} / 0.24)`,
    header: `0 1px 0 ${border}`,
    headerRaised: `0 1px 0 ${border}, 0 10px 28px -14px ${ink} / 0.28)`,
  }
}

/** Shadows are invisible on dark backgrounds: a thin light ring draws the edge. */
export const darkDepth = (border: string): ReturnType<typeof lightDepth> => {
  const ring = (alpha: number) => `0 0 0 1px oklch(1 0 0 / ${alpha})`
  return {
    1: ring(0.04),
    2: `${ring(0.05)}, 0 8px 20px -8px oklch(0 0 0 / 0.6)`,
    3: `${ring(0.07)}, 0 22px 48px -12px oklch(0 0 0 / 0.75)`,
    header: `0 1px 0 ${border}`,
    headerRaised: `0 1px 0 ${border}, 0 12px 30px -12px oklch(0 0 0 / 0.8)`,
  }
}

/**
 * Lightness and chroma of a shop's avatar; its hue comes from the shop: `oklch(${vars.avatar.surface} 210)`.
 */
export const lightAvatar = { surface: '0.9 0.05', text: '0.33 0.09' } as const
export const darkAvatar = { surface: '0.34 0.06', text: '0.92 0.04' } as const

/**
 * `rim` is the shadow around an arch. `banner` is a filter for pictures as wide as the window, whose walls in daylight
 * glare in the dark. Neither changes a photograph of a product, which has its own colors in both themes. `inLight` and
 * `inDark` are the `display` of a picture that belongs to one theme. `plate` is the ground of a logo that was drawn for a
 * light page.
 */
export const lightPicture = {
  rim: 'none',
  banner: 'none',
  inLight: 'block',
  inDark: 'none',
  plate: 'transparent',
} as const
export const darkPicture = {
  rim: '0 0 0 1px oklch(1 0 0 / 0.07)',
  banner: 'brightness(0.76)',
  inLight: 'none',
  inDark: 'block',
  plate: 'oklch(1 0 0)',
} as const
