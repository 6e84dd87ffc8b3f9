export const versionedEditLabels = {
  changedByOtherText:
    'Your changes are still here. Save again to replace theirs where both changed, or discard yours to see them.',
} as const
