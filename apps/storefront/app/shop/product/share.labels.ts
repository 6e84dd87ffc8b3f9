export const shareLabels = {
  copied: 'Link copied.',
  failed: 'Couldn’t copy the link. Copy it from the address bar.',
} as const
