export const wishSettingLabels = {
  title: 'Sharing and alerts',
  alerts: 'Email me when a price drops or an item is back in stock',
  link: 'Anyone with this link can see your name and this list',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Couldn’t copy the link. Copy it from the field.',
  share: 'Share this list',
  stopSharing: 'Stop sharing',
} as const
