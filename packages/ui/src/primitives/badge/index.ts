export { Badge, type BadgeProps } from './badge.tsx'
export { CountBadge, type CountBadgeProps, MAX_BADGE_COUNT } from './count-badge.tsx'
