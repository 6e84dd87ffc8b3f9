export { Badge, type BadgeProps } from './badge.tsx'
export { CountBadge, type CountBadgeProps, mostCounted } from './count-badge.tsx'
