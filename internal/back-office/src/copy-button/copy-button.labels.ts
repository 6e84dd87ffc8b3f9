export const copyButtonLabels = {
  copy: 'Copy {what}',
  copied: 'Copied',
  failed: 'Couldn’t copy',
} as const
