import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { deepTones, shopTones } from './shop-tones.ts'

// Read from the theme's table at the element with the tone, so that the tone may lie inside or outside of a theme.
for (const tone of shopTones) {
  const deep = deepTones.includes(tone)
  const { wall, wallSoft, sign } = vars.color.shop[tone]
  globalStyle(`[data-shop-tone="${tone}"]`, {
    '@layer': {
      [layers.tokens]: {
        vars: {
          [vars.shop.wall]: wall,
          [vars.shop.wallSoft]: wallSoft,
          [vars.shop.sign]: sign,
          [vars.shop.onWall]: deep ? vars.color.text.onDeep : vars.color.text.strong,
          [vars.shop.action]: deep ? vars.color.text.onDeep : vars.color.accent.solid,
          [vars.shop.onAction]: deep ? wall : vars.color.accent.on,
          [vars.shop.plate]: deep ? wall : wallSoft,
          [vars.shop.onPlate]: deep ? vars.color.text.onDeep : vars.color.text.strong,
        },
      },
    },
  })
}
