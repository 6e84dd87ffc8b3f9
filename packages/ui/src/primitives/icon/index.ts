export { Icon, type IconGlyph, type IconProps } from './icon.tsx'
export { Logo, Mark, type MarkProps } from './logo.tsx'
export { BookmarkIcon, MinusIcon, PlusIcon, TrashIcon } from './row-icons.tsx'
export { Star, type StarProps } from './star.tsx'
