import type { Palette } from './palette.ts'

/**
 * Colors of the shop around, for what is outside of every shop: the colors of the page. `onWall` is text on its
 * wall, `action` and `onAction` are a button there. `plate` is the ground next to a picture of the wall, with `onPlate`
 * for its text: a quieter wall, but a deep wall as it is, since anything lighter next to it glares.
 */
export const noShop = ({ surface, text, accent }: Pick<Palette, 'surface' | 'text' | 'accent'>) => ({
  wall: surface.picture,
  wallSoft: surface.sunken,
  sign: accent.solid,
  onWall: text.strong,
  action: accent.solid,
  onAction: accent.on,
  plate: surface.sunken,
  onPlate: text.strong,
})
