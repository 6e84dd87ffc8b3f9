/** Colors of the design system in sRGB. Written by `packages/ui/scripts/write-hex-palette.ts`: don't edit. */
export const lightColors = {
  surface: {
    page: '#fbfaf7',
    raised: '#ffffff',
    sunken: '#f4f1ed',
    hover: '#eeebe5',
    overlay: '#ffffff',
    picture: '#e5dfd4',
    inverse: '#221d18',
  },
  text: {
    strong: '#1d1914',
    body: '#37322c',
    muted: '#59534c',
    disabled: '#908b86',
    inverse: '#fbfaf7',
  },
  border: {
    subtle: '#e2e0da',
    default: '#cecbc4',
    control: '#88827a',
  },
  accent: {
    solid: '#1a49b3',
    hover: '#0e399a',
    press: '#092d80',
    on: '#ffffff',
    text: '#1a49b3',
    soft: '#e7effe',
    softText: '#0d348a',
  },
  caution: {
    solid: '#eab444',
    on: '#311d00',
    text: '#774c05',
    soft: '#fcf1d2',
    softText: '#623b01',
  },
}

export const darkColors: typeof lightColors = {
  surface: {
    page: '#14120f',
    raised: '#1d1b17',
    sunken: '#0d0b08',
    hover: '#292521',
    overlay: '#24211d',
    picture: '#312d28',
    inverse: '#efece8',
  },
  text: {
    strong: '#f7f6f3',
    body: '#e0deda',
    muted: '#b4b0aa',
    disabled: '#726e69',
    inverse: '#1d1914',
  },
  border: {
    subtle: '#312d29',
    default: '#47433e',
    control: '#7e7a73',
  },
  accent: {
    solid: '#92b6f9',
    hover: '#aec9fe',
    press: '#c6dafe',
    on: '#09152c',
    text: '#99bbfb',
    soft: '#1b2a49',
    softText: '#c3d8ff',
  },
  caution: {
    solid: '#ecbd57',
    on: '#2a1900',
    text: '#e9c376',
    soft: '#3b2b0d',
    softText: '#f3deab',
  },
}
