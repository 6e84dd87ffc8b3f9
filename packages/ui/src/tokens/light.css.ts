import { createGlobalTheme, createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { colorScheme } from './color-scheme.ts'
import { vars } from './contract.css.ts'
import { lightAvatar, lightDepth, lightPicture } from './depth.ts'
import { layers } from './layers.css.ts'
import { lightPalette } from './palette.ts'
import { inStoaRem, REM } from './rem.ts'
import { font, motion, radius, size, space, type, zIndex } from './scale.ts'
import { noShop } from './shop.ts'

// A layer of its own, below all others, lets a host restyle Stoa with plain `:root` variables.
createGlobalTheme(':root', vars, {
  '@layer': layers.tokens,
  color: lightPalette,
  shadow: lightDepth(vars.color.border.subtle),
  avatar: lightAvatar,
  picture: lightPicture,
  shop: noShop(vars.color),
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

globalStyle(':root', { '@layer': { [layers.tokens]: { vars: { [colorScheme]: 'light', [REM]: '1rem' } } } })

// A light island inside a dark page: only what dark changed needs to be said again.
createGlobalTheme(
  '[data-theme="light"]',
  { color: vars.color, shadow: vars.shadow, avatar: vars.avatar, picture: vars.picture, shop: vars.shop },
  {
    '@layer': layers.tokens,
    color: lightPalette,
    shadow: lightDepth(vars.color.border.subtle),
    avatar: lightAvatar,
    picture: lightPicture,
    shop: noShop(vars.color),
  },
)

globalStyle('[data-theme="light"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: { [colorScheme]: 'light' } } },
})
