export { drawnIcon } from './drawn-icon.tsx'
export { Icon, type IconGlyph, type IconProps } from './icon.tsx'
export { Logo, Mark, type MarkProps } from './logo.tsx'
export { Star, type StarProps } from './star.tsx'
