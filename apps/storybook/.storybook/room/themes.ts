import { create } from 'storybook/theming/create'
// By its file: what bundles Storybook's own surroundings does not know the workspace's entries.
import {
  darkPalette,
  font,
  lightPalette,
  type Palette,
  radius,
  toHex,
} from '../../../../packages/ui/src/docs/index.ts'
import logoDark from './logo-dark.svg'
import logoLight from './logo-light.svg'

const pixels = (length: string) => Number.parseFloat(length)

/** Storybook's own look from Stoa's tokens. It reckons with colors itself and knows no oklch. */
const roomOf = (base: 'light' | 'dark', { surface, text, border, accent }: Palette, brandImage: string) =>
  create({
    base,
    brandTitle: 'Stoa',
    brandUrl: './?path=/docs/start-introduction--docs',
    brandTarget: '_self',
    brandImage,
    fontBase: font.text,
    colorPrimary: toHex(accent.solid),
    colorSecondary: toHex(accent.text),
    appBg: toHex(surface.sunken),
    appContentBg: toHex(surface.page),
    appPreviewBg: toHex(surface.page),
    appBorderColor: toHex(border.subtle),
    appBorderRadius: pixels(radius.sm),
    textColor: toHex(text.body),
    textInverseColor: toHex(text.inverse),
    textMutedColor: toHex(text.muted),
    barBg: toHex(surface.raised),
    barTextColor: toHex(text.muted),
    barHoverColor: toHex(accent.text),
    barSelectedColor: toHex(accent.text),
    buttonBg: toHex(surface.raised),
    buttonBorder: toHex(border.default),
    booleanBg: toHex(surface.hover),
    booleanSelectedBg: toHex(surface.raised),
    inputBg: toHex(surface.raised),
    inputBorder: toHex(border.control),
    inputTextColor: toHex(text.strong),
    inputBorderRadius: pixels(radius.sm),
  })

/** Themes of Storybook's interface around the components, and of its docs pages. */
export const rooms = {
  light: roomOf('light', lightPalette, logoLight),
  dark: roomOf('dark', darkPalette, logoDark),
} as const

export type RoomName = keyof typeof rooms

/** Returns the theme from Storybook's globals, in which the toolbar stores its choice. */
export const roomNamed = (theme: unknown): RoomName => (theme === 'dark' ? 'dark' : 'light')
