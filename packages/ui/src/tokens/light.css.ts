import { createGlobalTheme, createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { colorScheme } from './color-scheme.ts'
import { vars } from './contract.css.ts'
import { lightAvatar, lightDepth, lightPicture } from './depth.ts'
import { layers } from './layers.css.ts'
import { lightPalette } from './palette.ts'
import { inStoaRem, REM } from './rem.ts'
import { font, motion, radius, size, space, type, zIndex } from './scale.ts'
import { noShop } from './shop.ts'

const { color, shadow, avatar, picture, shop, ...unthemed } = vars

// A layer of its own, below all others, lets a host restyle Stoa with plain `:root` variables.
createGlobalTheme(':root', unthemed, {
  '@layer': layers.tokens,
  font,
  type: inStoaRem(type),
  space,
  size,
  radius,
  motion,
  zIndex,
})

// Registered, so that each element inherits the length and not the unit.
createGlobalVar(REM, { syntax: '<length>', inherits: true, initialValue: '16px' })

globalStyle(':root', { '@layer': { [layers.tokens]: { vars: { [REM]: '1rem' } } } })

// The attribute makes a light island inside a dark page.
createGlobalTheme(
  ':root, [data-theme="light"]',
  { color, shadow, avatar, picture, shop },
  {
    '@layer': layers.tokens,
    color: lightPalette,
    shadow: lightDepth(color.border.subtle),
    avatar: lightAvatar,
    picture: lightPicture,
    shop: noShop(color),
  },
)

globalStyle(':root, [data-theme="light"]', {
  '@layer': { [layers.tokens]: { vars: { [colorScheme]: 'light' } } },
})

globalStyle('[data-theme="light"]', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } })
