import { assignVars, globalStyle } from '@vanilla-extract/css'
import { colorScheme } from './color-scheme.ts'
import { vars } from './contract.css.ts'
import { darkAvatar, darkDepth, darkPicture } from './depth.ts'
import { layers } from './layers.css.ts'
import { darkPalette } from './palette.ts'
import { noShop } from './shop.ts'

const dark = {
  vars: {
    [colorScheme]: 'dark',
    ...assignVars(vars.color, darkPalette),
    ...assignVars(vars.shadow, darkDepth(vars.color.border.subtle)),
    ...assignVars(vars.avatar, darkAvatar),
    ...assignVars(vars.picture, darkPicture),
    ...assignVars(vars.shop, noShop(vars.color)),
  },
} as const

// On paper there is no dark theme: its light text would not be seen.
globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { '@media': { screen: { ...dark, colorScheme: 'dark' } } } },
})

// No stored choice means no attribute: the system decides, without a script.
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.tokens]: { '@media': { 'screen and (prefers-color-scheme: dark)': dark } } },
})
