import { createGlobalThemeContract } from '@vanilla-extract/css'
import { lightAvatar, lightDepth, lightPicture } from './depth.ts'
import { lightPalette } from './palette.ts'
import { font, motion, radius, size, space, type, zIndex } from './scale.ts'
import { noShop } from './shop.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * The names every component may use. Each is a public CSS variable: `vars.color.accent.softText` is
 * `--stoa-color-accent-soft-text`.
 */
export const vars = createGlobalThemeContract(
  {
    color: lightPalette,
    shadow: lightDepth(''),
    avatar: lightAvatar,
    picture: lightPicture,
    shop: noShop(lightPalette),
    font,
    type,
    space,
    size,
    radius,
    motion,
    zIndex,
  },
  (_value, path) => `stoa-${path.map(kebab).join('-')}`,
)
