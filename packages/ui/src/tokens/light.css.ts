import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { colorScheme } from './color-scheme.ts'
import { vars } from './contract.css.ts'
import { lightAvatar, lightDepth, lightPicture } from './depth.ts'
import { layers } from './layers.css.ts'
import { lightPalette } from './palette.ts'
import { font, motion, radius, size, space, type, zIndex } from './scale.ts'
import { noShop } from './shop.ts'

const { color, shadow, avatar, picture, shop, ...unthemed } = vars

// A layer of its own, below all others, lets a host restyle Stoa with plain `:root` variables.
createGlobalTheme(':root', unthemed, {
  '@layer': layers.tokens,
  font,
  type,
  space,
  size,
  radius,
  motion,
  zIndex,
})

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
