/**
 * Every raw color of Stoa, in oklch. No other file may name a color: components read the contract (`vars`), so that a
 * theme or a second brand is a table like these two.
 */
export const lightPalette = {
  surface: {
    page: 'oklch(0.984 0.004 85)',
    raised: 'oklch(1 0 0)',
    sunken: 'oklch(0.96 0.007 83)',
    hover: 'oklch(0.94 0.009 83)',
    overlay: 'oklch(1 0 0)',
    picture: 'oklch(0.905 0.016 80)',
    inverse: 'oklch(0.235 0.012 70)',
  },
  text: {
    strong: 'oklch(0.215 0.012 70)',
    body: 'oklch(0.32 0.012 70)',
    muted: 'oklch(0.445 0.013 72)',
    disabled: 'oklch(0.64 0.01 75)',
    inverse: 'oklch(0.984 0.004 85)',
  },
  border: {
    subtle: 'oklch(0.906 0.008 83)',
    default: 'oklch(0.842 0.01 82)',
    control: 'oklch(0.61 0.014 76)',
  },
  accent: {
    solid: 'oklch(0.445 0.175 263)',
    hover: 'oklch(0.385 0.165 263)',
    press: 'oklch(0.335 0.145 263)',
    on: 'oklch(1 0 0)',
    text: 'oklch(0.445 0.175 263)',
    soft: 'oklch(0.95 0.022 263)',
    softText: 'oklch(0.36 0.15 263)',
  },
  sale: {
    solid: 'oklch(0.5 0.15 38)',
    on: 'oklch(1 0 0)',
    text: 'oklch(0.49 0.15 38)',
    soft: 'oklch(0.952 0.026 50)',
    softText: 'oklch(0.42 0.13 38)',
  },
  positive: {
    solid: 'oklch(0.455 0.095 150)',
    on: 'oklch(1 0 0)',
    text: 'oklch(0.43 0.09 150)',
    soft: 'oklch(0.95 0.03 150)',
    softText: 'oklch(0.37 0.08 150)',
  },
  caution: {
    solid: 'oklch(0.8 0.14 82)',
    on: 'oklch(0.25 0.055 75)',
    text: 'oklch(0.455 0.095 72)',
    soft: 'oklch(0.958 0.042 90)',
    softText: 'oklch(0.39 0.085 68)',
  },
  critical: {
    solid: 'oklch(0.5 0.19 22)',
    on: 'oklch(1 0 0)',
    text: 'oklch(0.475 0.185 22)',
    soft: 'oklch(0.955 0.022 20)',
    softText: 'oklch(0.41 0.16 22)',
  },
  info: {
    solid: 'oklch(0.47 0.085 215)',
    on: 'oklch(1 0 0)',
    text: 'oklch(0.44 0.082 218)',
    soft: 'oklch(0.952 0.022 212)',
    softText: 'oklch(0.38 0.075 218)',
  },
  star: 'oklch(0.65 0.14 66)',
  focus: 'oklch(0.56 0.21 263)',
  overlay: 'oklch(0.2 0.015 70 / 0.48)',
  chart: {
    1: 'oklch(0.48 0.17 263)',
    2: 'oklch(0.76 0.14 75)',
    3: 'oklch(0.56 0.1 195)',
    4: 'oklch(0.62 0.17 40)',
    5: 'oklch(0.38 0.11 325)',
    6: 'oklch(0.68 0.012 80)',
  },
} as const

/** Every raw color of the dark theme, by the names of `lightPalette`. The theme file writes only what differs. */
export const darkPalette: Palette = {
  surface: {
    page: 'oklch(0.182 0.007 75)',
    raised: 'oklch(0.222 0.008 75)',
    sunken: 'oklch(0.15 0.006 75)',
    hover: 'oklch(0.268 0.009 75)',
    overlay: 'oklch(0.25 0.009 75)',
    picture: 'oklch(0.3 0.01 75)',
    inverse: 'oklch(0.945 0.006 85)',
  },
  text: {
    strong: 'oklch(0.972 0.004 85)',
    body: 'oklch(0.9 0.006 85)',
    muted: 'oklch(0.76 0.01 80)',
    disabled: 'oklch(0.54 0.009 78)',
    inverse: 'oklch(0.215 0.012 70)',
  },
  border: {
    subtle: 'oklch(0.3 0.009 75)',
    default: 'oklch(0.385 0.01 75)',
    control: 'oklch(0.58 0.012 78)',
  },
  accent: {
    solid: 'oklch(0.775 0.105 263)',
    hover: 'oklch(0.835 0.08 263)',
    press: 'oklch(0.885 0.055 263)',
    on: 'oklch(0.2 0.05 263)',
    text: 'oklch(0.79 0.1 263)',
    soft: 'oklch(0.29 0.06 263)',
    softText: 'oklch(0.88 0.06 263)',
  },
  sale: {
    solid: 'oklch(0.77 0.12 48)',
    on: 'oklch(0.205 0.045 45)',
    text: 'oklch(0.785 0.115 48)',
    soft: 'oklch(0.3 0.055 42)',
    softText: 'oklch(0.88 0.07 55)',
  },
  positive: {
    solid: 'oklch(0.77 0.11 150)',
    on: 'oklch(0.19 0.045 150)',
    text: 'oklch(0.8 0.1 150)',
    soft: 'oklch(0.285 0.045 150)',
    softText: 'oklch(0.89 0.065 150)',
  },
  caution: {
    solid: 'oklch(0.82 0.13 84)',
    on: 'oklch(0.23 0.05 75)',
    text: 'oklch(0.835 0.105 84)',
    soft: 'oklch(0.3 0.05 80)',
    softText: 'oklch(0.905 0.07 88)',
  },
  critical: {
    solid: 'oklch(0.68 0.18 22)',
    on: 'oklch(0.165 0.05 20)',
    text: 'oklch(0.775 0.12 20)',
    soft: 'oklch(0.29 0.07 20)',
    softText: 'oklch(0.89 0.055 20)',
  },
  info: {
    solid: 'oklch(0.77 0.085 215)',
    on: 'oklch(0.19 0.04 215)',
    text: 'oklch(0.81 0.08 213)',
    soft: 'oklch(0.285 0.042 215)',
    softText: 'oklch(0.89 0.05 212)',
  },
  star: 'oklch(0.82 0.135 82)',
  focus: 'oklch(0.8 0.11 263)',
  overlay: 'oklch(0.06 0.005 70 / 0.66)',
  chart: {
    1: 'oklch(0.7 0.14 263)',
    2: 'oklch(0.83 0.13 84)',
    3: 'oklch(0.69 0.095 188)',
    4: 'oklch(0.66 0.15 42)',
    5: 'oklch(0.535 0.135 335)',
    6: 'oklch(0.93 0.008 80)',
  },
}

type Widen<T> = T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> }
export type Palette = Widen<typeof lightPalette>
