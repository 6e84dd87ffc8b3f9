export const copyButtonLabels = {
  copy: 'Copy {what}',
  copied: 'Copied',
  failed: 'Could not be copied',
} as const
