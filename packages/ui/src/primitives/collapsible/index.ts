export {
  Collapsible,
  CollapsibleContent,
  type CollapsiblePartProps,
  type CollapsibleProps,
  CollapsibleTrigger,
} from './collapsible.tsx'
