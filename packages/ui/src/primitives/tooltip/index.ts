export { Tooltip, TooltipGroup, type TooltipProps } from './tooltip.tsx'
