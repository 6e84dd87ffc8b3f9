import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { deepTones, shopTones } from './shop-tones.ts'

const { color, shop } = vars
const set = (selector: string, variables: Record<string, string>) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: variables } } })

// Read from the theme's table at the element with the tone, so that the tone may lie inside or outside of a theme.
set('[data-shop-tone]', {
  [shop.onWall]: color.text.strong,
  [shop.action]: color.accent.solid,
  [shop.onAction]: color.accent.on,
  [shop.plate]: shop.wallSoft,
  [shop.onPlate]: color.text.strong,
})

set(deepTones.map(tone => `[data-shop-tone="${tone}"]`).join(', '), {
  [shop.onWall]: color.text.onDeep,
  [shop.action]: color.text.onDeep,
  [shop.onAction]: shop.wall,
  [shop.plate]: shop.wall,
  [shop.onPlate]: color.text.onDeep,
})

for (const tone of shopTones) {
  const { wall, wallSoft, sign } = color.shop[tone]
  set(`[data-shop-tone="${tone}"]`, { [shop.wall]: wall, [shop.wallSoft]: wallSoft, [shop.sign]: sign })
}
