export { AvatarGroup, type AvatarGroupProps, type PersonData } from './avatar-group.tsx'
